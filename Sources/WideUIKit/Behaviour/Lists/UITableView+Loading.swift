extension UITableView {
  /// Asks the data source for everything, if that is due.
  func loadIfNeeded() {
    guard needsReload, !isFilling else { return }
    needsReload = false
    EffectLog.apart {
      for cell in rows.sections.joined().compactMap(\.self) { release(cell) }
      rows.sections = counts.map { Array(repeating: nil, count: $0) }
      fill()
    }
  }

  /// What the data source says now.
  var counts: [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
  }

  /// Asks for the cells that are missing, and for all headers and footers.
  func fill() {
    guard let dataSource, !isFilling else { return }
    isFilling = true
    defer { isFilling = false }
    for path in rows.paths where rows[path] == nil {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cell.table = self
      cell.isEditing = isEditing
      rows.sections[path.section][path.row] = cell
      guard let delegate else { continue }
      cell.indentationLevel = delegate.tableView(self, indentationLevelForRowAt: path)
      delegate.tableView(self, willDisplay: cell, forRowAt: path)
    }
    fillSupplements()
    measured = []
    setNeedsLayout()
  }

  /// Lets go of a cell, which may be used again.
  func release(_ cell: UITableViewCell) {
    let path = rows.path(of: cell)
    cell.removeFromSuperview()
    cell.table = nil
    cell.isSelected = false
    if let path { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    pool.keep(cell, cell.reuseIdentifier)
  }
}

extension Array {
  /// The element at an index; nil where there is none.
  func value<Element2>(at index: Int) -> Element2? where Element == Element2? {
    indices.contains(index) ? self[index] : nil
  }
}
