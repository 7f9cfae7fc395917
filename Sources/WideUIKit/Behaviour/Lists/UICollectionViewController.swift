/// A controller whose view holds a collection, of which it is data source and delegate.
@MainActor
open class UICollectionViewController: UICollectionViewControllerMembers {
  private let layout: UICollectionViewLayout
  private var collection: UICollectionView?

  /// Creates a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The layout that the controller began with.
  open var collectionViewLayout: UICollectionViewLayout { layout }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set { collection = newValue }
  }

  open override func loadView() {
    let collection = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: layout)
    self.collection = collection
    view = collection
    collection.dataSource = self
    collection.delegate = self
  }
}

/// A layout that is described by parts; items stand one below the other here.
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewCompositionalLayoutMembers {
  /// Creates a layout in which all sections are alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init()
  }

  /// Creates a layout in which all sections are alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init()
    self.configuration = configuration
  }

  /// Creates a layout that asks for each section; it is not asked here.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init()
  }

  /// Creates a layout that asks for each section; it is not asked here.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init()
    self.configuration = configuration
  }

  /// A layout that looks like a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout()
  }
}

/// What a compositional layout asks for each section.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
