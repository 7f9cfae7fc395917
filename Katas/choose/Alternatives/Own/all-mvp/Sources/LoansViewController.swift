import UIKit

/// The loans, in MVP: shows what the presenter says, and reports taps.
final class LoansViewController: UIViewController {
  private let presenter: LoansPresenter
  private var sections: [LoanSection] = []
  private let tableView = UITableView(frame: .zero, style: .grouped)
  private let feesLabel = UILabel()
  private let messageLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(presenter: LoansPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "My loans"
    view.backgroundColor = .systemBackground
    setUpBar()
    setUpViews()
    setUpLayout()
    presenter.viewDidLoad()
  }

  private func setUpBar() {
    let refresh = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(didTapRefresh))
    refresh.accessibilityIdentifier = "refresh"
    navigationItem.rightBarButtonItem = refresh
  }

  private func setUpViews() {
    feesLabel.accessibilityIdentifier = "fees"
    feesLabel.isHidden = true
    messageLabel.accessibilityIdentifier = "message"
    messageLabel.textColor = .secondaryLabel
    messageLabel.textAlignment = .center
    messageLabel.numberOfLines = 0
    messageLabel.isHidden = true
    spinner.accessibilityIdentifier = "loading"
    spinner.hidesWhenStopped = true
    tableView.accessibilityIdentifier = "loanList"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 44
  }

  private func setUpLayout() {
    let column = UIStackView(arrangedSubviews: [feesLabel, spinner, messageLabel, tableView])
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

  @objc private func didTapRefresh() { presenter.didTapRefresh() }
}

extension LoansViewController: LoansShowing {
  func showLoans(_ sections: [LoanSection]) {
    self.sections = sections
    tableView.reloadData()
  }

  func showFees(_ text: String?) {
    feesLabel.text = text
    feesLabel.isHidden = text == nil
  }

  func showMessage(_ text: String?) {
    messageLabel.text = text
    messageLabel.isHidden = text == nil
  }

  func showLoading(_ isLoading: Bool) {
    navigationItem.rightBarButtonItem?.isEnabled = !isLoading
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}

extension LoansViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "loan")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "loan")
    let row = sections[indexPath.section].rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    presenter.didTapLoan(id: sections[indexPath.section].rows[indexPath.row].id)
  }
}
