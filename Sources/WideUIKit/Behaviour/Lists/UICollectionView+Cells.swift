extension UICollectionView {
  /// Says which class makes cells of an identifier.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, identifier)
  }

  /// Takes an identifier as one of plain cells; nibs are not read.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib == nil ? nil : UICollectionViewCell.self, identifier)
  }

  /// Says which class makes the views of a kind.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    viewPool.register(viewClass, "\(elementKind) \(identifier)")
  }

  /// Takes an identifier as one of plain views; nibs are not read.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    viewPool.register(nib == nil ? nil : UICollectionReusableView.self, "\(kind) \(identifier)")
  }

  /// A cell that waits, or a new one; without a registered class it is a failure.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = pool.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let kind = pool.kind(identifier) as? UICollectionViewCell.Type else {
      RaisedException.raise(
        """
        could not dequeue a view of kind: UICollectionElementKindCell with identifier \
        \(identifier) - must register a nib or a class for the identifier or connect a prototype \
        cell in a storyboard
        """)
      return UICollectionViewCell(frame: .zero)
    }
    let cell = kind.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A view that waits, or a new one; without a registered class it is a failure.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard
      let kind = viewPool.kind("\(elementKind) \(identifier)") as? UICollectionReusableView.Type
    else {
      RaisedException.raise(
        """
        could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must \
        register a nib or a class for the identifier or connect a prototype cell in a storyboard
        """)
      return UICollectionReusableView(frame: .zero)
    }
    let view = kind.init(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }

  /// The cell of an item.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    loadIfNeeded()
    return items[indexPath]
  }

  /// Where a cell is.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { items.path(of: cell) }

  /// The view of a kind in a section.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    loadIfNeeded()
    guard supplements.indices.contains(indexPath.section) else { return nil }
    return supplements[indexPath.section][elementKind]
  }

  /// All cells in order.
  public var visibleCells: [UICollectionViewCell] { items.sections.joined().compactMap(\.self) }

  /// Where all items are.
  public var indexPathsForVisibleItems: [IndexPath] { items.paths }

  /// Moves an item into sight.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let cell = cellForItem(at: indexPath) else { return }
    setContentOffset(CGPoint(x: 0, y: cell.frame.minY), animated: animated)
  }

  /// Takes another layout.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Takes another layout.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
}
