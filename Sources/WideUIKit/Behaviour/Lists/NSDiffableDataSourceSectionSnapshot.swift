/// The items of one section, some of them below others.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []
  /// All items, those below an item right behind it.
  public private(set) var items: [ItemIdentifierType] = []

  /// Makes a section without items.
  public init() {}

  /// The items that have no other above them.
  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }

  /// The items that are shown: those whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  /// Adds items at the end, of the section or of what stands below an item.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    insert(items, at: parent.map(end) ?? self.items.count, below: parent)
  }

  /// Adds items in front of another.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: self.items.firstIndex(of: item) ?? self.items.count, below: parents[item])
  }

  /// Adds items behind another and what stands below it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: end(of: item), below: parents[item])
  }

  /// Takes items away, with what stands below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(self.items.filter { item in items.contains { $0 == item || isBelow(item, $0) } })
    self.items.removeAll(where: gone.contains)
    parents = parents.filter { !gone.contains($0.key) }
    expanded.subtract(gone)
  }

  /// Takes all items away.
  public mutating func deleteAll() { self = Self() }

  /// Shows what stands below items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }

  /// Hides what stands below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Whether what stands below an item is shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    sequence(first: item) { parents[$0] }.dropFirst().allSatisfy(expanded.contains)
  }

  /// Whether it has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }

  /// How many items stand above an item.
  public func level(of item: ItemIdentifierType) -> Int {
    sequence(first: item) { parents[$0] }.dropFirst().count { _ in true }
  }

  /// The item above another.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// The place of an item among all.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  private func isBelow(_ item: ItemIdentifierType, _ other: ItemIdentifierType) -> Bool {
    sequence(first: item) { parents[$0] }.dropFirst().contains(other)
  }

  /// The place behind an item and what stands below it.
  private func end(of item: ItemIdentifierType) -> Int {
    (items.lastIndex { $0 == item || isBelow($0, item) } ?? items.count - 1) + 1
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at index: Int, below parent: ItemIdentifierType?
  ) {
    self.items.insert(contentsOf: items, at: index)
    for item in items { parents[item] = parent }
  }
}
