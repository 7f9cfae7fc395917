/// A data source that works out by itself what has changed between two snapshots.
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  private weak var list: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// What a person may move; kept only.
  open var reorderingHandlers = ReorderingHandlers()
  /// What a person may expand; kept only.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// What is asked and told when a person moves items.
  public struct ReorderingHandlers {
    /// Whether an item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before a move.
    public var willReorder: ((Transaction) -> Void)?
    /// Called after a move.
    public var didReorder: ((Transaction) -> Void)?
  }

  /// What is asked and told when a person expands items.
  public struct SectionSnapshotHandlers {
    /// Whether an item can be expanded.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether an item can be collapsed.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  }

  /// What a move has changed.
  public struct Transaction {
    /// The items before.
    public let initialSnapshot:
      NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The items after.
    public let finalSnapshot:
      NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What is different.
    public let difference: CollectionDifference<ItemIdentifierType>
  }

  /// Makes the views above and below sections.
  public typealias SupplementaryViewProvider = (
    UICollectionView, String, IndexPath
  ) -> UICollectionReusableView?
  /// Makes the views above and below sections.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source and gives it to the list.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    list = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot; cells of items that stay are kept.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    EffectLog.note(.shown, "snapshot", "\(snapshot.itemIdentifiers)", of: self)
    EffectLog.apart { show(snapshot) }
    guard let completion else { return }
    guard animatingDifferences else { return completion() }
    VirtualClock.current.schedule(after: .milliseconds(300), completion)
  }

  /// Shows a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows the items of one section, of which those below a collapsed item stay hidden.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    outlines[section] = snapshot
  }

  /// The items of one section as they were shown.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    outlines[section] ?? NSDiffableDataSourceSectionSnapshot()
  }

  /// Shows a snapshot with all cells asked for again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    list?.reloadData()
    completion?()
  }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// The item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Where an item is.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// The section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].id : nil
  }

  /// The place of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    if let problem = snapshot.problem { return RaisedException.raise(problem) }
    guard let list else { return }
    list.loadIfNeeded()
    let cells = snapshot.sections.map { section in
      section.items.map { item in
        snapshot.keeps(item, in: section.id)
          ? current.path(of: item).flatMap { list.items[$0] } : nil
      }
    }
    current = snapshot.settled
    list.rearrange(cells)
  }

  // MARK: What the list asks

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.sections.indices.contains(section) ? current.sections[section].items.count : 0
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    current.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell()
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}
