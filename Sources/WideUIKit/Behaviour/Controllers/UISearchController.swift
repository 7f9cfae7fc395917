/// What shows a search bar and reports what is looked for.
@MainActor
open class UISearchController: UISearchControllerMembers {
  /// The bar.
  public let searchBar = UISearchBar()
  /// The controller that shows what was found, if it is another.
  public let searchResultsController: UIViewController?
  /// The object that is told of every change.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is told when searching begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  private var isSearching = false

  /// Creates a controller; without another one the present screen shows what was found.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  /// Creates a controller; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
  }

  /// Whether searching is under way; ending it empties the bar.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin() } else { end() }
    }
  }

  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    isSearching = true
    delegate?.presentSearchController(self)
    searchBar.setShowsCancelButton(automaticallyShowsCancelButton, animated: true)
    delegate?.didPresentSearchController(self)
    update()
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.text = ""
    searchBar.resignFirstResponder()
    searchBar.setShowsCancelButton(false, animated: true)
    delegate?.didDismissSearchController(self)
    update()
  }
}
