extension UICollectionView {
  /// How cells of a class are set up for items of a type.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler

    /// Creates a registration that holds `handler`.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How views of a class are set up for a kind.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a view up.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler

    /// Creates a registration that holds `handler`.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A cell that is set up for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = String(reflecting: Cell.self)
    pool.register(Cell.self, identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let own = cell as? Cell else {
      preconditionFailure("A pool has a cell of another class.")
    }
    if let item { registration.handler(own, indexPath, item) }
    return own
  }

  /// A view that is set up for its kind.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary(frame: .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
