import LibraryContract
import UIKit

class BookViewController: UIViewController {
  var bookID = 0
  weak var catalogue: CatalogueViewController?

  var book: Book?
  var member: Member?
  // LIB-104: a slow answer took a reservation back. Every answer now has to know its number.
  private var requestID = 0
  private var openRequests = 0
  private var isActing = false
  private var errorText: String?

  let titleLabel = UILabel()
  let authorLabel = UILabel()
  let availabilityLabel = UILabel()
  let noticeLabel = UILabel()
  let messageLabel = UILabel()
  let actionButton = UIButton(type: .system)
  let spinner = UIActivityIndicatorView(style: .medium)
  var refreshButton: UIBarButtonItem?

  // MARK: - Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Book"
    view.backgroundColor = .systemBackground
    refreshButton = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(didTapRefresh))
    refreshButton?.accessibilityIdentifier = "refresh"
    navigationItem.rightBarButtonItem = refreshButton

    titleLabel.accessibilityIdentifier = "bookTitle"
    titleLabel.font = .boldSystemFont(ofSize: 20)
    titleLabel.numberOfLines = 0
    authorLabel.accessibilityIdentifier = "author"
    authorLabel.textColor = .secondaryLabel
    availabilityLabel.accessibilityIdentifier = "availability"
    noticeLabel.accessibilityIdentifier = "notice"
    noticeLabel.numberOfLines = 0
    messageLabel.accessibilityIdentifier = "message"
    messageLabel.textColor = .systemRed
    messageLabel.numberOfLines = 0
    actionButton.accessibilityIdentifier = "action"
    actionButton.addTarget(self, action: #selector(didTapAction), for: .touchUpInside)
    spinner.accessibilityIdentifier = "loading"
    spinner.hidesWhenStopped = true

    let column = UIStackView(arrangedSubviews: [
      titleLabel, authorLabel, availabilityLabel, noticeLabel, actionButton, messageLabel, spinner,
    ])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    loadEverything()
  }

  // MARK: - Data

  func loadEverything() {
    requestID += 1
    let id = requestID
    openRequests = 2
    errorText = nil
    updateViews()
    App.shared.services.catalogue.fetchBook(id: bookID) { [weak self] result in
      guard let self, id == self.requestID else { return }
      self.openRequests -= 1
      switch result {
      case .success(let book):
        self.book = book
      case .failure:
        self.errorText = "The book could not be loaded."
      }
      self.updateViews()
    }
    App.shared.services.member.fetchMember { [weak self] result in
      guard let self, id == self.requestID else { return }
      self.openRequests -= 1
      switch result {
      case .success(let member):
        self.member = member
      case .failure:
        self.errorText = "The book could not be loaded."
      }
      self.updateViews()
    }
  }

  // MARK: - Views

  func updateViews() {
    refreshButton?.isEnabled = !isActing
    if openRequests > 0 {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
    messageLabel.text = errorText
    messageLabel.isHidden = errorText == nil
    guard let book, let member else {
      titleLabel.isHidden = true
      authorLabel.isHidden = true
      availabilityLabel.isHidden = true
      noticeLabel.isHidden = true
      actionButton.isHidden = true
      return
    }
    titleLabel.isHidden = false
    titleLabel.text = book.title
    authorLabel.isHidden = false
    authorLabel.text = book.author
    availabilityLabel.isHidden = false
    if book.copies > 0 {
      availabilityLabel.text = "\(book.copies) available"
    } else if book.waiting == 0 {
      availabilityLabel.text = "On loan, nobody is waiting"
    } else if book.waiting == 1 {
      availabilityLabel.text = "On loan, 1 person is waiting"
    } else {
      availabilityLabel.text = "On loan, \(book.waiting) people are waiting"
    }

    if let loan = member.loans.first(where: { $0.bookID == bookID }) {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = App.shared.services.clock.calendar.timeZone
      formatter.dateFormat = "MMM d"
      noticeLabel.text = "On loan to you until \(formatter.string(from: loan.due))."
      noticeLabel.isHidden = false
      actionButton.isHidden = true
    } else if member.reservations.contains(bookID) {
      // LIB-58: cancel a reservation
      noticeLabel.text = "Reserved for you."
      noticeLabel.isHidden = false
      actionButton.setTitle("Cancel reservation", for: .normal)
      actionButton.isHidden = false
      actionButton.isEnabled = !isActing
    } else {
      actionButton.setTitle("Reserve", for: .normal)
      actionButton.isHidden = false
      if member.cardExpires <= App.shared.services.clock.now {
        // LIB-96: no reservations with an expired card
        noticeLabel.text = "Your card has expired."
        noticeLabel.isHidden = false
        actionButton.isEnabled = false
      } else if member.reservations.count >= 5 {
        // LIB-77: five reservations at most
        noticeLabel.text = "You have 5 reservations already."
        noticeLabel.isHidden = false
        actionButton.isEnabled = false
      } else {
        noticeLabel.isHidden = true
        actionButton.isEnabled = !isActing
      }
    }
  }

  // MARK: - Actions

  @objc func didTapRefresh() {
    loadEverything()
  }

  @objc func didTapAction() {
    guard let member, !isActing else { return }
    requestID += 1
    let id = requestID
    if member.reservations.contains(bookID) {
      isActing = true
      openRequests = 1
      errorText = nil
      updateViews()
      App.shared.services.member.cancelReservation(bookID: bookID) { [weak self] result in
        guard let self, id == self.requestID else { return }
        self.isActing = false
        self.openRequests = 0
        switch result {
        case .success(let receipt):
          App.shared.services.log.record("reservation_cancelled")
          self.book = receipt.book
          self.member = receipt.member
          self.catalogue?.loadBooks()
        case .failure(let failure):
          if failure == .noConnection {
            self.errorText = "That did not work. Please check your connection."
          } else {
            self.errorText = "The library refused."
          }
        }
        self.updateViews()
      }
    } else {
      // LIB-83: the button could be tapped before it was disabled, so look again
      if member.reservations.count >= 5 { return }
      if member.cardExpires <= App.shared.services.clock.now { return }
      isActing = true
      openRequests = 1
      errorText = nil
      updateViews()
      App.shared.services.member.reserve(bookID: bookID) { [weak self] result in
        guard let self, id == self.requestID else { return }
        self.isActing = false
        self.openRequests = 0
        switch result {
        case .success(let receipt):
          App.shared.services.log.record("book_reserved")
          self.book = receipt.book
          self.member = receipt.member
          self.catalogue?.loadBooks()
        case .failure(let failure):
          if failure == .noConnection {
            self.errorText = "That did not work. Please check your connection."
          } else {
            self.errorText = "The library refused."
          }
        }
        self.updateViews()
      }
    }
  }
}
