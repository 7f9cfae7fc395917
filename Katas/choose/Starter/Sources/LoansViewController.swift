import LibraryContract
import UIKit

// LIB-131: my loans. Copied from CatalogueViewController, then changed.
class LoansViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var overdueLoans: [Loan] = []
  var otherLoans: [Loan] = []
  var fees = 0
  var isLoading = false
  var isLoaded = false

  let tableView = UITableView(frame: .zero, style: .grouped)
  let feesLabel = UILabel()
  let messageLabel = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)
  var refreshButton: UIBarButtonItem?

  // MARK: - Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "My loans"
    view.backgroundColor = .systemBackground
    refreshButton = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(didTapRefresh))
    refreshButton?.accessibilityIdentifier = "refresh"
    navigationItem.rightBarButtonItem = refreshButton

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
    loadLoans()
  }

  // MARK: - Data

  func loadLoans() {
    messageLabel.isHidden = true
    setLoading(true)
    App.shared.services.member.fetchMember { [weak self] result in
      guard let self else { return }
      self.setLoading(false)
      switch result {
      case .success(let member):
        self.show(member)
        if member.loans.isEmpty {
          self.messageLabel.text = "You have no loans."
          self.messageLabel.isHidden = false
        }
      case .failure:
        self.messageLabel.text = "Your loans could not be loaded."
        self.messageLabel.isHidden = false
      }
    }
  }

  func setLoading(_ loading: Bool) {
    isLoading = loading
    refreshButton?.isEnabled = !loading
    if loading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }

  func show(_ member: Member) {
    let calendar = App.shared.services.clock.calendar
    let today = calendar.startOfDay(for: App.shared.services.clock.now)
    overdueLoans = []
    otherLoans = []
    for loan in member.loans.sorted(by: { $0.due < $1.due }) {
      if calendar.startOfDay(for: loan.due) < today {
        overdueLoans.append(loan)
      } else {
        otherLoans.append(loan)
      }
    }
    // LIB-140: what a member owes
    fees = member.fees
    feesLabel.isHidden = fees == 0
    feesLabel.text = "You owe \(fees / 100).\(fees % 100 < 10 ? "0" : "")\(fees % 100)."
    tableView.reloadData()
  }

  // MARK: - Actions

  @objc func didTapRefresh() {
    loadLoans()
  }

  // MARK: - Table view

  func numberOfSections(in tableView: UITableView) -> Int {
    var count = 0
    if !overdueLoans.isEmpty { count += 1 }
    if !otherLoans.isEmpty { count += 1 }
    return count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if section == 0 && !overdueLoans.isEmpty { return overdueLoans.count }
    return otherLoans.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if section == 0 && !overdueLoans.isEmpty { return "Overdue" }
    return "On loan"
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "loan")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "loan")
    let loan: Loan
    if indexPath.section == 0 && !overdueLoans.isEmpty {
      loan = overdueLoans[indexPath.row]
    } else {
      loan = otherLoans[indexPath.row]
    }
    cell.textLabel?.text = loan.title
    let calendar = App.shared.services.clock.calendar
    let today = calendar.startOfDay(for: App.shared.services.clock.now)
    let day = calendar.startOfDay(for: loan.due)
    let days = calendar.dateComponents([.day], from: today, to: day).day ?? 0
    if days < -1 {
      cell.detailTextLabel?.text = "\(-days) days late"
    } else if days == -1 {
      cell.detailTextLabel?.text = "1 day late"
    } else if days == 0 {
      cell.detailTextLabel?.text = "Due today"
    } else if days == 1 {
      cell.detailTextLabel?.text = "Due tomorrow"
    } else {
      cell.detailTextLabel?.text = "Due in \(days) days"
    }
    return cell
  }

  // LIB-152: a tap renews
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if isLoading { return }
    if indexPath.section == 0 && !overdueLoans.isEmpty {
      messageLabel.text = "Overdue loans cannot be renewed."
      messageLabel.isHidden = false
      return
    }
    let loan = otherLoans[indexPath.row]
    if loan.renewals >= 2 {
      messageLabel.text = "Renewed twice already."
      messageLabel.isHidden = false
      return
    }
    messageLabel.isHidden = true
    setLoading(true)
    App.shared.services.member.renew(loanID: loan.id) { [weak self] result in
      guard let self else { return }
      self.setLoading(false)
      switch result {
      case .success(let member):
        App.shared.services.log.record("loan_renewed")
        self.show(member)
        if let renewed = member.loans.first(where: { $0.id == loan.id }) {
          let formatter = DateFormatter()
          formatter.locale = Locale(identifier: "en_US_POSIX")
          formatter.timeZone = App.shared.services.clock.calendar.timeZone
          formatter.dateFormat = "MMM d"
          self.messageLabel.text = "Renewed until \(formatter.string(from: renewed.due))."
          self.messageLabel.isHidden = false
        }
      case .failure(let failure):
        if failure == .noConnection {
          self.messageLabel.text = "That did not work. Please check your connection."
        } else {
          self.messageLabel.text = "The library refused."
        }
        self.messageLabel.isHidden = false
      }
    }
  }
}
