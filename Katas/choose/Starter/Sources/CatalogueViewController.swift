import LibraryContract
import UIKit

class CatalogueViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UITextFieldDelegate
{
  var books: [Book] = []
  var filteredBooks: [Book] = []
  var isLoaded = false
  private var requestID = 0

  let searchField = UITextField()
  let tableView = UITableView(frame: .zero, style: .plain)
  let messageLabel = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)

  // MARK: - Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    view.backgroundColor = .systemBackground
    // LIB-131: my loans
    let loans = UIBarButtonItem(
      title: "My loans", style: .plain, target: self, action: #selector(didTapLoans))
    loans.accessibilityIdentifier = "loans"
    navigationItem.rightBarButtonItem = loans
    let refresh = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(didTapRefresh))
    refresh.accessibilityIdentifier = "refresh"
    navigationItem.leftBarButtonItem = refresh

    // LIB-27: search in titles and authors
    searchField.placeholder = "Title or author"
    searchField.borderStyle = .roundedRect
    searchField.autocorrectionType = .no
    searchField.accessibilityIdentifier = "search"
    searchField.delegate = self
    searchField.addTarget(self, action: #selector(searchTextDidChange), for: .editingChanged)
    messageLabel.accessibilityIdentifier = "message"
    messageLabel.textColor = .secondaryLabel
    messageLabel.textAlignment = .center
    messageLabel.numberOfLines = 0
    messageLabel.isHidden = true
    spinner.accessibilityIdentifier = "loading"
    spinner.hidesWhenStopped = true
    tableView.accessibilityIdentifier = "books"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 56
    tableView.register(BookCell.self, forCellReuseIdentifier: "book")

    let column = UIStackView(arrangedSubviews: [searchField, spinner, messageLabel, tableView])
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

    App.shared.services.log.record("library_opened")
    loadBooks()
  }

  // MARK: - Data

  func loadBooks() {
    requestID += 1
    let id = requestID
    spinner.startAnimating()
    messageLabel.isHidden = true
    App.shared.services.catalogue.fetchBooks { [weak self] result in
      guard let self, id == self.requestID else { return }
      self.spinner.stopAnimating()
      switch result {
      case .success(let books):
        self.books = books
        self.isLoaded = true
        self.filterBooks()
      case .failure:
        self.messageLabel.text = "The catalogue could not be loaded."
        self.messageLabel.isHidden = false
      }
    }
  }

  func filterBooks() {
    let text = (searchField.text ?? "").trimmingCharacters(in: .whitespaces)
    if text.isEmpty {
      filteredBooks = books
    } else {
      filteredBooks = books.filter {
        $0.title.range(of: text, options: .caseInsensitive) != nil
          || $0.author.range(of: text, options: .caseInsensitive) != nil
      }
    }
    if isLoaded {
      messageLabel.text = "Nothing found."
      messageLabel.isHidden = !filteredBooks.isEmpty
    }
    tableView.reloadData()
  }

  // MARK: - Actions

  @objc func didTapRefresh() {
    loadBooks()
  }

  @objc func didTapLoans() {
    let loans = LoansViewController()
    navigationController?.pushViewController(loans, animated: true)
  }

  @objc func searchTextDidChange() {
    filterBooks()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  // MARK: - Table view

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    filteredBooks.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    if let cell = cell as? BookCell {
      cell.configure(with: filteredBooks[indexPath.row])
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let cell = tableView.cellForRow(at: indexPath) as? BookCell, let book = cell.book
    else { return }
    let detail = BookViewController()
    detail.bookID = book.id
    // LIB-88: the catalogue showed old numbers after a reservation
    detail.catalogue = self
    navigationController?.pushViewController(detail, animated: true)
  }
}
