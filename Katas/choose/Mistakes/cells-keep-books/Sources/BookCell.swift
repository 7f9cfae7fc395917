import LibraryContract
import UIKit

/// A row of the catalogue, which knows its book.
final class BookCell: UITableViewCell {
  private(set) var book: Book?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    detailTextLabel?.textColor = .secondaryLabel
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    fatalError("This cell is built in code.")
  }

  func configure(with book: Book) {
    self.book = book
    let row = CatalogueRow(book)
    textLabel?.text = row.title
    detailTextLabel?.text = row.detail
  }
}
