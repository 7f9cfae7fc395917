/// What a program announces between the beginning and the end of an update of a list.
struct ListUpdates {
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
}

/// The cells of a list by section and row; nil where one has yet to be asked for.
struct ListArrangement<Cell: AnyObject> {
  var sections: [[Cell?]] = []

  var counts: [Int] { sections.map(\.count) }

  subscript(path: IndexPath) -> Cell? {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.row)
    else { return nil }
    return sections[path.section][path.row]
  }

  func path(of cell: Cell) -> IndexPath? {
    for (section, cells) in sections.enumerated() {
      if let row = cells.firstIndex(where: { $0 === cell }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// All places in order.
  var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].indices.map { IndexPath(row: $0, section: section) }
    }
  }

  /// Carries out an update; paths that go are those before it, paths that come those after it.
  ///
  /// - Returns: The cells that are no longer needed, and whether every path was there.
  mutating func apply(_ updates: ListUpdates) -> (released: [Cell], isSound: Bool) {
    var released: [Cell] = []
    var isSound = true
    for path in updates.reloaded { isSound = empty(path, &released) && isSound }
    for section in updates.reloadedSections where sections.indices.contains(section) {
      released += sections[section].compactMap(\.self)
      // The data source is asked how many there are now.
      sections[section] = []
    }
    let carried = updates.moved.map { self[$0.from] }
    let leaving = updates.deleted + updates.moved.map(\.from)
    for path in leaving.sorted(by: >) {
      guard has(path) else {
        isSound = false
        continue
      }
      let cell = sections[path.section].remove(at: path.row)
      if let cell, !carried.contains(where: { $0 === cell }) { released.append(cell) }
    }
    for section in updates.deletedSections.reversed() {
      guard sections.indices.contains(section) else {
        isSound = false
        continue
      }
      released += sections.remove(at: section).compactMap(\.self)
    }
    move(updates.movedSections)
    for section in updates.insertedSections where section <= sections.count {
      sections.insert([], at: section)
    }
    var coming = updates.inserted.map { (path: $0, cell: Cell?.none) }
    coming += zip(updates.moved, carried).map { (path: $0.to, cell: $1) }
    for (path, cell) in coming.sorted(by: { $0.path < $1.path }) {
      guard sections.indices.contains(path.section), path.row <= sections[path.section].count
      else {
        isSound = false
        continue
      }
      sections[path.section].insert(cell, at: path.row)
    }
    return (released, isSound)
  }

  private mutating func move(_ moves: [(from: Int, to: Int)]) {
    for (from, to) in moves where sections.indices.contains(from) {
      let section = sections.remove(at: from)
      sections.insert(section, at: min(to, sections.count))
    }
  }

  private func has(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].indices.contains(path.row)
  }

  private mutating func empty(_ path: IndexPath, _ released: inout [Cell]) -> Bool {
    guard has(path) else { return false }
    if let cell = sections[path.section][path.row] { released.append(cell) }
    sections[path.section][path.row] = nil
    return true
  }
}
