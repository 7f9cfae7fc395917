import Foundation
import UIKit
import UserListContract

class UserListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let services: UserListServices
  var users: [User] = []
  var isLoading = false

  let tableView = UITableView()
  let emptyLabel = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)

  init(services: UserListServices) {
    self.services = services
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: - Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Users"
    view.backgroundColor = .systemBackground
    let about = UIBarButtonItem(
      title: "About", style: .plain, target: self, action: #selector(didTapAbout))
    about.accessibilityIdentifier = "about"
    navigationItem.leftBarButtonItem = about
    let reload = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(didTapReload))
    reload.accessibilityIdentifier = "reload"
    navigationItem.rightBarButtonItem = reload

    emptyLabel.accessibilityIdentifier = "empty"
    emptyLabel.text = "There are no users yet."
    emptyLabel.textAlignment = .center
    emptyLabel.isHidden = true
    tableView.accessibilityIdentifier = "users"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 44
    spinner.accessibilityIdentifier = "loading"
    spinner.hidesWhenStopped = true

    let column = UIStackView(arrangedSubviews: [spinner, emptyLabel, tableView])
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

    services.log.record("list_opened")
    loadUsers()
  }

  // MARK: - Data

  func loadUsers() {
    if isLoading { return }
    isLoading = true
    spinner.startAnimating()
    services.users.fetchUsers { [weak self] result in
      guard let self else { return }
      self.isLoading = false
      self.spinner.stopAnimating()
      switch result {
      case .success(let users):
        self.users = users.sorted {
          if $0.lastName != $1.lastName { return $0.lastName < $1.lastName }
          return $0.firstName < $1.firstName
        }
        self.emptyLabel.isHidden = !users.isEmpty
        self.tableView.isHidden = users.isEmpty
        self.tableView.reloadData()
      case .failure:
        let alert = UIAlertController(
          title: "Something went wrong", message: "The users could not be loaded.",
          preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
          UIAlertAction(title: "Retry", style: .default) { [weak self] _ in
            self?.loadUsers()
          })
        self.present(alert, animated: true)
      }
    }
  }

  // MARK: - Actions

  @objc func didTapReload() {
    loadUsers()
  }

  @objc func didTapAbout() {
    guard let address = URL(string: "https://users.example/about") else { return }
    let sheet = UIAlertController(
      title: address.host, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Open here", style: .default) { [weak self] _ in
        guard let self else { return }
        let page = WebPageViewController(address: address, services: self.services)
        self.present(UINavigationController(rootViewController: page), animated: true)
      })
    sheet.addAction(
      UIAlertAction(title: "Open in browser", style: .default) { [weak self] _ in
        self?.services.opener.open(address) { [weak self] isOpen in
          if !isOpen { self?.showCouldNotOpen() }
        }
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  func showCouldNotOpen() {
    let alert = UIAlertController(
      title: "Something went wrong", message: "No app could open this.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  // MARK: - Table view

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    users.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "user") as? UserCell
      ?? UserCell(style: .subtitle, reuseIdentifier: "user")
    cell.configure(with: users[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = UserDetailViewController(user: users[indexPath.row], services: services)
    navigationController?.pushViewController(detail, animated: true)
  }
}

// MARK: - Detail

class UserDetailViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let services: UserListServices
  let user: User
  var details: UserDetails?

  let tableView = UITableView()
  let spinner = UIActivityIndicatorView(style: .medium)

  init(user: User, services: UserListServices) {
    self.user = user
    self.services = services
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = user.firstName + " " + user.lastName
    view.backgroundColor = .systemBackground
    tableView.accessibilityIdentifier = "details"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 44
    spinner.accessibilityIdentifier = "loading"
    spinner.hidesWhenStopped = true

    let column = UIStackView(arrangedSubviews: [spinner, tableView])
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

    services.log.record("user_opened")
    loadDetails()
  }

  func loadDetails() {
    spinner.startAnimating()
    services.users.fetchDetails(ofUser: user.id) { [weak self] result in
      guard let self else { return }
      self.spinner.stopAnimating()
      switch result {
      case .success(let details):
        self.details = details
        self.tableView.reloadData()
      case .failure:
        // Same alert as in the list
        let alert = UIAlertController(
          title: "Something went wrong", message: "The details could not be loaded.",
          preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
          UIAlertAction(title: "Retry", style: .default) { [weak self] _ in
            self?.loadDetails()
          })
        self.present(alert, animated: true)
      }
    }
  }

  // MARK: - Table view

  // Which row is which? Must be the same in all three methods!
  func rowNames() -> [String] {
    var names: [String] = []
    if details?.phone != nil { names.append("Phone") }
    if details?.email != nil { names.append("E-mail") }
    if details?.website != nil { names.append("Website") }
    return names
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowNames().count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "detail")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "detail")
    let name = rowNames()[indexPath.row]
    cell.textLabel?.text = name
    if name == "Phone" {
      cell.detailTextLabel?.text = details?.phone
    } else if name == "E-mail" {
      cell.detailTextLabel?.text = details?.email
    } else {
      cell.detailTextLabel?.text = details?.website
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let name = rowNames()[indexPath.row]
    if name == "Phone" {
      let phone = details?.phone ?? ""
      let alert = UIAlertController(
        title: "Call \(phone)?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Call", style: .default) { [weak self] _ in
          let digits = phone.filter { $0.isNumber || $0 == "+" }
          guard let self, let address = URL(string: "tel:\(digits)") else { return }
          self.services.opener.open(address) { [weak self] isOpen in
            if isOpen {
              self?.services.log.record("called")
            } else {
              self?.showCouldNotOpen()
            }
          }
        })
      present(alert, animated: true)
    } else if name == "E-mail" {
      guard let address = URL(string: "mailto:\(details?.email ?? "")") else { return }
      services.opener.open(address) { [weak self] isOpen in
        if isOpen {
          self?.services.log.record("mailed")
        } else {
          self?.showCouldNotOpen()
        }
      }
    } else {
      guard let address = URL(string: "https://\(details?.website ?? "")") else { return }
      let sheet = UIAlertController(
        title: address.host, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(
        UIAlertAction(title: "Open here", style: .default) { [weak self] _ in
          guard let self else { return }
          let page = WebPageViewController(address: address, services: self.services)
          self.present(UINavigationController(rootViewController: page), animated: true)
        })
      sheet.addAction(
        UIAlertAction(title: "Open in browser", style: .default) { [weak self] _ in
          self?.services.opener.open(address) { [weak self] isOpen in
            if !isOpen { self?.showCouldNotOpen() }
          }
        })
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      present(sheet, animated: true)
    }
  }

  func showCouldNotOpen() {
    let alert = UIAlertController(
      title: "Something went wrong", message: "No app could open this.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

// MARK: - Web page

class WebPageViewController: UIViewController {
  let services: UserListServices
  let address: URL

  let addressLabel = UILabel()
  let pageLabel = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)

  init(address: URL, services: UserListServices) {
    self.address = address
    self.services = services
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = address.host
    view.backgroundColor = .systemBackground
    let done = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(didTapDone))
    done.accessibilityIdentifier = "done"
    navigationItem.rightBarButtonItem = done

    addressLabel.accessibilityIdentifier = "address"
    addressLabel.text = address.absoluteString
    addressLabel.textColor = .secondaryLabel
    pageLabel.accessibilityIdentifier = "page"
    pageLabel.numberOfLines = 0
    spinner.accessibilityIdentifier = "loading"
    spinner.hidesWhenStopped = true

    let column = UIStackView(arrangedSubviews: [addressLabel, spinner, pageLabel])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])

    services.log.record("page_opened")
    loadPage()
  }

  func loadPage() {
    spinner.startAnimating()
    services.pages.loadPage(at: address) { [weak self] result in
      guard let self else { return }
      self.spinner.stopAnimating()
      switch result {
      case .success(let text):
        self.pageLabel.text = text
      case .failure:
        let alert = UIAlertController(
          title: "Something went wrong", message: "The page could not be loaded.",
          preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
          UIAlertAction(title: "Retry", style: .default) { [weak self] _ in
            self?.loadPage()
          })
        self.present(alert, animated: true)
      }
    }
  }

  @objc func didTapDone() {
    dismiss(animated: true)
  }
}
