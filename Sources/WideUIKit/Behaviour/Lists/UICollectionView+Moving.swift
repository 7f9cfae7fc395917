/// Items that a person moves.
extension UICollectionView {
  /// Begins to move an item, and says whether the data source allows that.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    guard items[indexPath] != nil,
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    movement = (indexPath, indexPath)
    return true
  }

  /// Moves the item to where a point is; the delegate may name another place.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    if let place = indexPathForItem(at: targetPosition) { moveOn(to: place) }
  }

  /// Leaves the item where it is now, which the data source is told.
  public func endInteractiveMovement() {
    guard let (source, destination) = movement else { return }
    movement = nil
    guard source != destination, items.sections.indices.contains(destination.section) else {
      return
    }
    let cell = items.sections[source.section].remove(at: source.item)
    let cells = items.sections[destination.section]
    items.sections[destination.section].insert(cell, at: min(destination.item, cells.count))
    dataSource?.collectionView(self, moveItemAt: source, to: destination)
    setNeedsLayout()
  }

  /// Puts the item back.
  public func cancelInteractiveMovement() { movement = nil }

  private func moveOn(to place: IndexPath) {
    guard let source = movement?.from else { return }
    movement?.to =
      delegate?.collectionView(
        self, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: place) ?? place
  }

  /// Does what dragging an item to where another one is does.
  func drag(from source: IndexPath, to destination: IndexPath) -> Bool {
    guard beginInteractiveMovementForItem(at: source) else { return false }
    moveOn(to: destination)
    endInteractiveMovement()
    return true
  }

  /// Which item is at a point.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    return items.paths.first { items[$0]?.frame.contains(point) == true }
  }

  /// The sections that have a view of a kind.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplements.indices.filter { supplements[$0][elementKind] != nil }.map {
      IndexPath(item: 0, section: $0)
    }
  }

  /// The views of a kind.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplements.compactMap { $0[elementKind] }
  }
}
