import LibraryContract
import UIKit

/// The loans, in MVC: fetches them, shows them, and renews them.
final class LoansViewController: UIViewController {
  private let account: any MemberService
  private let clock: any LibraryClock
  private let log: any EventLog
  private var loans: [Loan] = []
  private var isBusy = false
  private var sections: [LoanSection] = []
  private let tableView = UITableView(frame: .zero, style: .grouped)
  private let feesLabel = UILabel()
  private let messageLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(account: any MemberService, clock: any LibraryClock, log: any EventLog) {
    self.account = account
    self.clock = clock
    self.log = log
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
    fetch()
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

  @objc private func didTapRefresh() { fetch() }

  // MARK: - Requests

  private func fetch() {
    begin()
    account.fetchMember { [weak self] in self?.take($0) }
  }

  private func renew(_ loan: Loan) {
    begin()
    account.renew(loanID: loan.id) { [weak self] in self?.take($0, renewing: loan) }
  }

  private func begin() {
    isBusy = true
    showLoading(true)
    showMessage(nil)
  }

  private func end() {
    isBusy = false
    showLoading(false)
  }

  private func take(_ result: Result<Member, LibraryFailure>) {
    end()
    switch result {
    case .success(let member):
      show(member)
      if member.loans.isEmpty { showMessage("You have no loans.") }
    case .failure:
      showMessage("Your loans could not be loaded.")
    }
  }

  private func take(_ result: Result<Member, LibraryFailure>, renewing loan: Loan) {
    end()
    switch result {
    case .success(let member):
      log.record("loan_renewed")
      show(member)
      guard let renewed = member.loans.first(where: { $0.id == loan.id }) else { return }
      let day = DayWording(timeZone: clock.calendar.timeZone).text(of: renewed.due)
      showMessage("Renewed until \(day).")
    case .failure(let reason):
      showMessage(FailureWording().text(of: reason))
    }
  }

  // MARK: - What is shown

  private var days: LoanDays { LoanDays(calendar: clock.calendar, now: clock.now) }

  private func show(_ member: Member) {
    loans = member.loans
    showLoans(LoansWording(days: days).sections(of: loans))
    showFees(member.fees == 0 ? nil : FeeWording().text(cents: member.fees))
  }
}

extension LoansViewController {
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
    let id = sections[indexPath.section].rows[indexPath.row].id
    guard !isBusy, let loan = loans.first(where: { $0.id == id }) else { return }
    if let objection = RenewalRule(days: days).objection(to: loan) {
      showMessage(RenewalWording().text(of: objection))
    } else {
      renew(loan)
    }
  }
}
