import UIKit

/// A row of the catalogue.
final class BookCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    detailTextLabel?.textColor = .secondaryLabel
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    fatalError("This cell is built in code.")
  }

  func show(_ row: CatalogueRow) {
    textLabel?.text = row.title
    detailTextLabel?.text = row.detail
  }
}
