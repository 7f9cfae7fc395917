extension UITableView {
  /// The first selected row.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// All selected rows; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let selected = rows.paths.filter { rows[$0]?.isSelected == true }
    return selected.isEmpty ? nil : selected
  }

  /// Selects a row without telling the delegate; nil selects none.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    if indexPath == nil || !selectsSeveral {
      for path in indexPathsForSelectedRows ?? [] { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    rows[indexPath]?.setSelected(true, animated: animated)
  }

  /// Takes the selection from a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    rows[indexPath]?.setSelected(false, animated: animated)
  }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Does what a tap on a row does.
  func tap(_ cell: UITableViewCell) {
    guard let path = rows.path(of: cell),
      isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection
    else { return }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    if selectsSeveral, cell.isSelected { return deselectByPerson(path) }
    guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else {
      return
    }
    if !selectsSeveral {
      for other in indexPathsForSelectedRows ?? [] where other != chosen { deselectByPerson(other) }
    }
    rows[chosen]?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
    guard !isEditing, let delegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: chosen)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: chosen)
  }

  /// Does what a tap on the button at a row's end does.
  func tapAccessory(of cell: UITableViewCell) {
    guard let path = rows.path(of: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// Does what choosing a title of the index does, and says whether it is there.
  func chooseIndexTitle(_ title: String) -> Bool {
    guard let dataSource, let titles = dataSource.sectionIndexTitles(for: self),
      let index = titles.firstIndex(of: title)
    else { return false }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    return true
  }

  private func deselectByPerson(_ path: IndexPath) {
    guard let path = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else {
      return
    }
    rows[path]?.setSelected(false, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }
}
