import UIKit

/// The catalogue: shows its view model, and holds the flow that it is the first screen of.
final class CatalogueViewController: UIViewController {
  private let model: CatalogueViewModel
  private let owner: AnyObject
  private var observer: Observer?
  private let catalogueView = CatalogueView()

  init(model: CatalogueViewModel, owner: AnyObject) {
    self.model = model
    self.owner = owner
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
    observer = Observer { [weak self] in self?.show() }
    model.begin()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model.reload()
  }

  private func show() {
    _ = model.rows
    catalogueView.message = model.message
    catalogueView.isLoading = model.isLoading
    catalogueView.tableView.reloadData()
  }

  @objc private func didTapRefresh() { model.reload() }

  @objc private func didTapLoans() { model.selectLoans() }

  @objc private func searchTextDidChange() {
    model.find(catalogueView.searchField.text ?? "")
  }
}

extension CatalogueViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    (cell as? BookCell)?.show(model.rows[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    model.select(indexPath.row)
  }
}
