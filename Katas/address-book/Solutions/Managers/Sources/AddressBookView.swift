import UIKit

/// The list, the form that stands in its place, and what is said about them.
final class AddressBookView: UIView {
  let table = AddressTable()
  let formView = AddressFormView()
  private let tableView = UITableView(frame: .zero, style: .grouped)
  private let statusLabel = UILabel()
  private let emptyLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    setUpViews()
    setUpLayout()
  }

  required init?(coder: NSCoder) {
    fatalError("This view is built in code.")
  }

  /// Shows the list, or a text where there is none.
  func show(_ sections: [AddressSection], empty: String?) {
    table.sections = sections
    tableView.reloadData()
    emptyLabel.text = empty
    updateVisibility()
  }

  func show(status: String, isBusy: Bool) {
    statusLabel.text = status
    if isBusy { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  /// Opens the form; nil closes it.
  func show(_ form: AddressForm?) {
    formView.isHidden = form == nil
    formView.entry = form?.entry ?? AddressEntry()
    formView.errorLabel.isHidden = true
    formView.provinceButton.setTitle(form?.province, for: .normal)
    updateVisibility()
  }

  private func updateVisibility() {
    let isFormOpen = !formView.isHidden
    emptyLabel.isHidden = isFormOpen || emptyLabel.text == nil
    tableView.isHidden = isFormOpen || emptyLabel.text != nil
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
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
