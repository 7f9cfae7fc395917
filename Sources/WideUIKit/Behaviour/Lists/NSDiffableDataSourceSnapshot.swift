/// The sections and items of a list at one moment, by their identifiers.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// The items that are to be asked for again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be set up again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be asked for again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  /// How many items there are.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sections.first { $0.id == identifier }?.items ?? []
  }

  /// The section that holds an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.id
  }

  /// The place of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }

  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
  }

  /// Adds sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index + 1)
  }

  /// Takes sections away with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.id) }
  }

  /// Asks for sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  /// Adds items to the end of a section, the last one where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    guard let index else { return }
    sections[index].items += identifiers
  }

  /// Adds items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: 0, from: beforeIdentifier)
  }

  /// Adds items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: 1, from: afterIdentifier)
  }

  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for index in sections.indices { sections[index].items.removeAll(where: identifiers.contains) }
  }

  /// Takes all items and sections away.
  public mutating func deleteAllItems() {
    sections = []
  }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Asks for items again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Sets items up again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at offset: Int, from neighbour: ItemIdentifierType
  ) {
    for section in sections.indices {
      guard let index = sections[section].items.firstIndex(of: neighbour) else { continue }
      return sections[section].items.insert(contentsOf: identifiers, at: index + offset)
    }
  }

  /// Says which items stand twice, which UIKit does not take; nil where none does.
  var problem: String? {
    var seen: Set<ItemIdentifierType> = []
    guard let twice = itemIdentifiers.first(where: { !seen.insert($0).inserted }) else {
      return nil
    }
    return """
      Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( "\(twice)" )}
      """
  }

  /// Where an item is.
  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.items.firstIndex(of: identifier) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// The item at a place.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.row)
    else { return nil }
    return sections[path.section].items[path.row]
  }

  /// Whether the cell of an item can stay.
  func keeps(_ identifier: ItemIdentifierType, in section: SectionIdentifierType) -> Bool {
    !reloadedItemIdentifiers.contains(identifier)
      && !reconfiguredItemIdentifiers.contains(identifier)
      && !reloadedSectionIdentifiers.contains(section)
  }

  /// The same without what it asks for again.
  var settled: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
