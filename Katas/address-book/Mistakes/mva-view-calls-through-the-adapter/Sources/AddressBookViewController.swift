import UIKit

/// The address book: lays out its views, and passes on what people do.
final class AddressBookViewController: UIViewController {
  var adapter: (any AddressBookViewEvents)?

  private let table = AddressTable()
  private let tableView = UITableView(frame: .zero, style: .grouped)
  private let formView = AddressFormView()
  private let statusLabel = UILabel()
  private let emptyLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Addresses"
    view.backgroundColor = .systemBackground
    setUpBar()
    setUpViews()
    setUpLayout()
    setUpActions()
    adapter?.viewIsReady()
  }

  private func setUpBar() {
    let add = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(didTapAdd))
    add.accessibilityIdentifier = "add"
    let refresh = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(didTapRefresh))
    refresh.accessibilityIdentifier = "refresh"
    navigationItem.rightBarButtonItem = add
    navigationItem.leftBarButtonItem = refresh
  }

  private func setUpViews() {
    statusLabel.accessibilityIdentifier = "status"
    statusLabel.textColor = .secondaryLabel
    statusLabel.textAlignment = .center
    emptyLabel.accessibilityIdentifier = "empty"
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0
    emptyLabel.isHidden = true
    spinner.accessibilityIdentifier = "loading"
    spinner.hidesWhenStopped = true
    formView.isHidden = true
    tableView.accessibilityIdentifier = "addresses"
    tableView.rowHeight = 56
    tableView.register(AddressCell.self, forCellReuseIdentifier: "address")
    tableView.dataSource = table
    tableView.delegate = table
  }

  private func setUpLayout() {
    let column = UIStackView(arrangedSubviews: [
      statusLabel, spinner, emptyLabel, formView, tableView,
    ])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  // MARK: - View events

  private func setUpActions() {
    table.onSelect = { [weak self] path in
      self?.adapter?.didSelect(section: path.section, row: path.row)
    }
    table.onDelete = { [weak self] path in
      self?.adapter?.didSwipeToDelete(section: path.section, row: path.row)
    }
    formView.onProvince = { [weak self] in self?.adapter?.didTapProvince() }
    formView.onSave = { [weak self] entry in self?.adapter?.didTapSave(entry) }
    formView.onCancel = { [weak self] in self?.adapter?.didTapCancel() }
  }

  @objc private func didTapAdd() { adapter?.didTapAdd() }

  @objc private func didTapRefresh() { adapter?.model.refresh() }
}

extension AddressBookViewController: AddressBookView {
  func showSections(_ sections: [AddressSection]) {
    table.sections = sections
    tableView.reloadData()
  }

  func showEmpty(_ text: String?) {
    emptyLabel.text = text
    updateVisibility()
  }

  func showStatus(_ text: String) {
    statusLabel.text = text
  }

  func showLoading(_ isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  func showForm(_ form: AddressForm?) {
    title = form?.title ?? "Addresses"
    formView.isHidden = form == nil
    formView.entry = form?.entry ?? AddressEntry()
    formView.errorLabel.isHidden = true
    if let form { showProvince(form.province) }
    navigationItem.rightBarButtonItem?.isEnabled = form == nil
    navigationItem.leftBarButtonItem?.isEnabled = form == nil
    updateVisibility()
  }

  func showFormError(_ text: String?) {
    formView.errorLabel.text = text
    formView.errorLabel.isHidden = text == nil
  }

  func showProvince(_ name: String) {
    formView.provinceButton.setTitle(name, for: .normal)
  }

  func enableProvince(_ isEnabled: Bool) {
    formView.provinceButton.isEnabled = isEnabled
  }

  func enableSave(_ isEnabled: Bool) {
    formView.saveButton.isEnabled = isEnabled
  }

  private func updateVisibility() {
    let isFormOpen = !formView.isHidden
    emptyLabel.isHidden = isFormOpen || emptyLabel.text == nil
    tableView.isHidden = isFormOpen || emptyLabel.text != nil
  }
}
