extension UITableView {
  /// Says which class makes cells of an identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass, identifier)
  }

  /// Takes an identifier as one of plain cells; nibs are not read.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.register(nib == nil ? nil : UITableViewCell.self, identifier)
  }

  /// Says which class makes headers and footers of an identifier.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    viewPool.register(aClass, identifier)
  }

  /// Takes an identifier as one of plain headers and footers; nibs are not read.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    viewPool.register(nib == nil ? nil : UITableViewHeaderFooterView.self, identifier)
  }

  /// A cell that waits, or a new one where a class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pool.take(identifier) {
      cell.closeSwipe()
      cell.prepareForReuse()
      return cell
    }
    let kind = pool.kind(identifier) as? UITableViewCell.Type
    return kind?.init(style: .default, reuseIdentifier: identifier)
  }

  /// A cell that waits, or a new one; without a registered class it is a failure.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    RaisedException.raise(
      """
      unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for \
      the identifier or connect a prototype cell in a storyboard
      """)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer that waits, or a new one where a class is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = viewPool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    let kind = viewPool.kind(identifier) as? UITableViewHeaderFooterView.Type
    return kind?.init(reuseIdentifier: identifier)
  }

  /// The cell of a row.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    loadIfNeeded()
    return rows[indexPath]
  }

  /// Where a cell is.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.path(of: cell) }

  /// All cells in order.
  public var visibleCells: [UITableViewCell] { rows.sections.joined().compactMap(\.self) }

  /// Where all rows are.
  public var indexPathsForVisibleRows: [IndexPath]? { rows.paths }

  /// The header of a section.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    loadIfNeeded()
    return headers.value(at: section) as? UITableViewHeaderFooterView
  }

  /// The footer of a section.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    loadIfNeeded()
    return footers.value(at: section) as? UITableViewHeaderFooterView
  }

  /// Moves a row into sight.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let cell = cellForRow(at: indexPath) else { return }
    setContentOffset(CGPoint(x: 0, y: cell.frame.minY), animated: animated)
  }

  /// Where a row is shown.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    placeIfDue()
    layoutIfNeeded()
    return rows[indexPath]?.frame ?? .zero
  }

  /// Which row is at a point.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    placeIfDue()
    layoutIfNeeded()
    return rows.paths.first { rows[$0]?.frame.contains(point) == true }
  }
}
