import Observation
import UIKit

/// The address book: lays out its views, and binds them to the view model.
final class AddressBookViewController: UIViewController {
  private let viewModel: AddressBookViewModel

  private let table = AddressTable()
  private let tableView = UITableView(frame: .zero, style: .grouped)
  private let formView = AddressFormView()
  private let statusLabel = UILabel()
  private let emptyLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(viewModel: AddressBookViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpBar()
    setUpViews()
    setUpLayout()
    setUpActions()
    bind()
    viewModel.open()
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
    table.onSelect = { [viewModel] in viewModel.select(section: $0.section, row: $0.row) }
    table.onDelete = { [viewModel] in viewModel.delete(section: $0.section, row: $0.row) }
  }

  @objc private func didTapAdd() { viewModel.add() }

  @objc private func didTapRefresh() { viewModel.refresh() }

  // MARK: - Binding

  private func bind() {
    withObservationTracking {
      render(viewModel.state)
    } onChange: { [weak self] in
      Task { @MainActor in self?.bind() }
    }
  }

  private func render(_ state: AddressBookState) {
    title = state.title
    statusLabel.text = state.status
    if state.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    table.sections = state.sections
    tableView.reloadData()
    emptyLabel.text = state.empty
    formView.viewModel = state.form
    let isFormOpen = state.form != nil
    formView.isHidden = !isFormOpen
    emptyLabel.isHidden = isFormOpen || state.empty == nil
    tableView.isHidden = isFormOpen || state.empty != nil
    navigationItem.rightBarButtonItem?.isEnabled = !isFormOpen
    navigationItem.leftBarButtonItem?.isEnabled = !isFormOpen
  }
}
