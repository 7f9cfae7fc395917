/// A collection of items in sections, which asks its data source for them and tells its delegate what a person does.
///
/// All items count as visible, as the rows of a table do. Flow layouts are real where items have a size; others put one
/// item below the other.
@MainActor
open class UICollectionView: UICollectionViewMembers {
  /// The kind of view above a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of view below a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What puts the items in their places.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }
  /// The object that has the items; asked again once it is set.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The object that is told what a person does.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// Whether a tap selects an item.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false

  var items = ListArrangement<UICollectionViewCell>()
  var supplements: [[String: UICollectionReusableView]] = []
  var pool = ReusePool<UICollectionViewCell>()
  var viewPool = ReusePool<UICollectionReusableView>()
  var updates: ListUpdates?
  var updateDepth = 0
  var needsReload = true
  var isFilling = false
  /// The item that is being moved, and where to.
  var movement: (from: IndexPath, to: IndexPath)?

  /// Creates an empty collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates an empty collection with a flow layout; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// How many sections the data source has.
  open var numberOfSections: Int {
    loadIfNeeded()
    return items.sections.count
  }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return items.sections.indices.contains(section) ? items.sections[section].count : 0
  }

  /// Forgets all items; they are asked for again at the next layout.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  /// The rows say how large the content is.
  override var contentGuide: UILayoutGuide? { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    collectionViewLayout.prepare()
    arrange()
  }
}
