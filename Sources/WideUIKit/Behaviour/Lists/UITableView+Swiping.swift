extension UITableView {
  /// What a swipe over a row offers: the delegate's actions, or else deletion where the row can be edited.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> [UIContextualAction] {
    if isLeading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)?.actions
        ?? []
    }
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return own.actions
    }
    if let rowActions = delegate?.tableView(self, editActionsForRowAt: path) {
      return rowActions.map { $0.action(at: path) }
    }
    guard canDelete(path) else { return [] }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      if let self { self.dataSource?.tableView(self, commit: .delete, forRowAt: path) }
      done(true)
    }
    return [delete]
  }

  /// Opens what a swipe over a row offers; what is open in another row closes.
  func openSwipe(over cell: UITableViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    let actions = [true, false].flatMap { swipeActions(at: path, isLeading: $0) }
    for other in visibleCells { closeSwipe(over: other) }
    guard !actions.isEmpty else { return false }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    cell.openSwipe(actions) { [weak self, weak cell] action in
      self?.run(action, at: path)
      if let cell { self?.closeSwipe(over: cell) }
    }
    return true
  }

  /// Closes what a swipe has opened; a row that has gone meanwhile has no place any more.
  private func closeSwipe(over cell: UITableViewCell) {
    guard !cell.swipeButtons.isEmpty else { return }
    cell.closeSwipe()
    delegate?.tableView(self, didEndEditingRowAt: indexPath(for: cell))
  }

  /// Does what swiping over a row and choosing an action does.
  func perform(_ action: UIContextualAction, at path: IndexPath) {
    let cell = rows[path]
    delegate?.tableView(self, willBeginEditingRowAt: path)
    run(action, at: path)
    delegate?.tableView(self, didEndEditingRowAt: cell.flatMap(indexPath))
  }

  private func run(_ action: UIContextualAction, at path: IndexPath) {
    action.handler(action, rows[path] ?? self) { _ in }
  }

  func editingDidChange(at path: IndexPath) {
    guard let cell = rows[path] else { return }
    if isEditing, let delegate {
      cell.shouldIndentWhileEditing = delegate.tableView(self, shouldIndentWhileEditingRowAt: path)
    }
    cell.setEditing(isEditing, animated: false)
  }

  /// Does what dragging a row by its handle does.
  func drag(from source: IndexPath, to destination: IndexPath) -> Bool {
    guard isEditing, let dataSource, dataSource.tableView(self, canMoveRowAt: source) else {
      return false
    }
    let destination =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: destination)
      ?? destination
    let cell = rows.sections[source.section].remove(at: source.row)
    rows.sections[destination.section].insert(cell, at: destination.row)
    dataSource.tableView(self, moveRowAt: source, to: destination)
    setNeedsLayout()
    return true
  }

  /// Whether the data source takes deletions: without that method UIKit shows no button.
  private func canDelete(_ path: IndexPath) -> Bool {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return false }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    return style == .delete
  }
}
