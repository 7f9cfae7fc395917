import LibraryContract
import UIKit

class BookCell: UITableViewCell {
  var book: Book?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    detailTextLabel?.textColor = .secondaryLabel
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with book: Book) {
    self.book = book
    textLabel?.text = book.title
    if book.copies > 0 {
      detailTextLabel?.text = "\(book.author) · \(book.copies) available"
    } else {
      detailTextLabel?.text = "\(book.author) · on loan"
    }
  }
}
