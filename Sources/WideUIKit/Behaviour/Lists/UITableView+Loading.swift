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
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    headers = rows.sections.indices.map { supplement(in: $0, isHeader: true) }
    footers = rows.sections.indices.map { supplement(in: $0, isHeader: false) }
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

  private func supplement(in section: Int, isHeader: Bool) -> UIView? {
    if let delegate,
      let view = isHeader
        ? delegate.tableView(self, viewForHeaderInSection: section)
        : delegate.tableView(self, viewForFooterInSection: section)
    {
      if isHeader {
        delegate.tableView(self, willDisplayHeaderView: view, forSection: section)
      } else {
        delegate.tableView(self, willDisplayFooterView: view, forSection: section)
      }
      return view
    }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// Puts all views one below the other, in the order in which a person reads them.
  func arrange() {
    EffectLog.apart {
      var views: [(UIView, CGFloat)] = []
      if let tableHeaderView { views.append((tableHeaderView, tableHeaderView.bounds.height)) }
      for (section, cells) in rows.sections.enumerated() {
        if let view = headers.value(at: section) { views.append((view, height(ofHeader: section))) }
        for (row, cell) in cells.enumerated() {
          let path = IndexPath(row: row, section: section)
          if let cell { views.append((cell, height(of: path))) }
        }
        if let view = footers.value(at: section) { views.append((view, 28)) }
      }
      if let tableFooterView { views.append((tableFooterView, tableFooterView.bounds.height)) }
      place(views)
    }
  }

  private func place(_ views: [(UIView, CGFloat)]) {
    let wanted = Set(views.map { ObjectIdentifier($0.0) })
    for view in subviews where isOwn(view) && !wanted.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    // A width found before will do: another one asks for layout again.
    let known = placedBounds.width > 0 ? placedBounds.width : bounds.width
    let width = known > 0 ? known : UIScreen.main.bounds.width
    var y: CGFloat = 0
    for (view, height) in views {
      let frame = CGRect(x: 0, y: y, width: width, height: height)
      if view.frame != frame { view.frame = frame }
      if subviews.last !== view { insert(view, at: subviews.count) }
      y += height
    }
    contentSize = CGSize(width: width, height: y)
  }

  private func isOwn(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UITableViewHeaderFooterView
  }

  private func height(of path: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? height : 44
  }

  private func height(ofHeader section: Int) -> CGFloat {
    let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? -1
    return height >= 0 ? height : 28
  }
}

extension Array {
  /// The element at an index; nil where there is none.
  func value<Element2>(at index: Int) -> Element2? where Element == Element2? {
    indices.contains(index) ? self[index] : nil
  }
}
