import LibraryContract
import UIKit

/// The catalogue, in MVC: it fetches the books, and shows those that the search finds.
final class CatalogueViewController: UIViewController {
  private let catalogue: any CatalogueService
  private let log: any EventLog
  private let router: CatalogueRouter

  private var books: [Book]?
  private var search = CatalogueSearch()
  private var rows: [CatalogueRow] = []
  private var newestFetch = 0

  private let catalogueView = CatalogueView()

  init(catalogue: any CatalogueService, log: any EventLog, router: CatalogueRouter) {
    self.catalogue = catalogue
    self.log = log
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func loadView() { view = catalogueView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    setUpBar()
    catalogueView.tableView.dataSource = self
    catalogueView.tableView.delegate = self
    catalogueView.searchField.addTarget(
      self, action: #selector(searchTextDidChange), for: .editingChanged)
    log.record("library_opened")
  }

  /// Books may have changed while another screen was in front.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fetchBooks()
  }

  private func setUpBar() {
    let loans = UIBarButtonItem(
      title: "My loans", style: .plain, target: self, action: #selector(didTapLoans))
    loans.accessibilityIdentifier = "loans"
    navigationItem.rightBarButtonItem = loans
    let refresh = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(didTapRefresh))
    refresh.accessibilityIdentifier = "refresh"
    navigationItem.leftBarButtonItem = refresh
  }

  // MARK: - Books

  private func fetchBooks() {
    newestFetch += 1
    let fetch = newestFetch
    catalogueView.isLoading = true
    catalogueView.message = nil
    catalogue.fetchBooks { [weak self] result in
      guard let self, fetch == newestFetch else { return }
      take(result)
    }
  }

  private func take(_ result: Result<[Book], LibraryFailure>) {
    catalogueView.isLoading = false
    switch result {
    case .success(let books):
      self.books = books
      showResults()
    case .failure:
      catalogueView.message = "The catalogue could not be loaded."
    }
  }

  private func showResults() {
    guard let books else { return }
    rows = search.results(in: books).map { CatalogueRow($0) }
    catalogueView.message = rows.isEmpty ? "Nothing found." : nil
    catalogueView.tableView.reloadData()
  }

  // MARK: - View events

  @objc private func didTapRefresh() { fetchBooks() }

  @objc private func didTapLoans() { router.openLoans() }

  @objc private func searchTextDidChange() {
    search.text = catalogueView.searchField.text ?? ""
    showResults()
  }
}

extension CatalogueViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    (cell as? BookCell)?.show(rows[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    router.openBook(id: rows[indexPath.row].id)
  }
}
