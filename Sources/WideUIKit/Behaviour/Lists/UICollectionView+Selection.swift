extension UICollectionView {
  /// All selected items.
  public var indexPathsForSelectedItems: [IndexPath]? {
    items.paths.filter { items[$0]?.isSelected == true }
  }

  /// Selects an item without telling the delegate; nil selects none.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    if indexPath == nil || !allowsMultipleSelection {
      for path in indexPathsForSelectedItems ?? [] { items[path]?.isSelected = false }
    }
    if let indexPath { items[indexPath]?.isSelected = true }
  }

  /// Takes the selection from an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    items[indexPath]?.isSelected = false
  }

  /// Does what a tap on an item does.
  func tap(_ cell: UICollectionViewCell) {
    guard allowsSelection, let path = items.path(of: cell) else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    if allowsMultipleSelection, cell.isSelected { return deselectByPerson(path) }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in indexPathsForSelectedItems ?? [] where other != path { deselectByPerson(other) }
    }
    cell.isSelected = true
    delegate?.collectionView(self, didSelectItemAt: path)
    guard let delegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  private func deselectByPerson(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    items[path]?.isSelected = false
    delegate?.collectionView(self, didDeselectItemAt: path)
  }
}
