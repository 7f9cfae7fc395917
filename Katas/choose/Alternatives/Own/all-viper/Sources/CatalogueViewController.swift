import UIKit

/// The view of the catalogue's module.
final class CatalogueViewController: UIViewController {
  private let presenter: CataloguePresenter
  private let catalogueView = CatalogueView()
  private var rows: [CatalogueRow] = []

  init(presenter: CataloguePresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func loadView() { view = catalogueView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    let loans = UIBarButtonItem(
      title: "My loans", style: .plain, target: self, action: #selector(didTapLoans))
    loans.accessibilityIdentifier = "loans"
    navigationItem.rightBarButtonItem = loans
    let refresh = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(didTapRefresh))
    refresh.accessibilityIdentifier = "refresh"
    navigationItem.leftBarButtonItem = refresh
    catalogueView.tableView.dataSource = self
    catalogueView.tableView.delegate = self
    catalogueView.searchField.addTarget(
      self, action: #selector(searchTextDidChange), for: .editingChanged)
    presenter.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }

  @objc private func didTapRefresh() { presenter.didTapRefresh() }

  @objc private func didTapLoans() { presenter.didTapLoans() }

  @objc private func searchTextDidChange() {
    presenter.didType(catalogueView.searchField.text ?? "")
  }
}

extension CatalogueViewController: CatalogueViewing {
  func show(_ rows: [CatalogueRow], message: String?) {
    self.rows = rows
    catalogueView.tableView.reloadData()
    catalogueView.message = message
  }

  func show(isLoading: Bool, message: String?) {
    catalogueView.isLoading = isLoading
    catalogueView.message = message
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
    presenter.didChoose(id: rows[indexPath.row].id)
  }
}
