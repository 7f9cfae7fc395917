import UIKit

/// A table of rows, with a data source that UIKit brings along.
final class RowTable: UITableView, UITableViewDelegate {
  var didSelect: ((Int) -> Void)?

  private var source: UITableViewDiffableDataSource<Int, RowItem>?

  func setUp(_ identifier: String, style: UITableViewCell.CellStyle) {
    accessibilityIdentifier = identifier
    rowHeight = 44
    delegate = self
    source = UITableViewDiffableDataSource(tableView: self) { table, _, item in
      let cell =
        table.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: style, reuseIdentifier: "row")
      cell.textLabel?.text = item.title
      cell.detailTextLabel?.text = item.subtitle
      return cell
    }
  }

  func show(_ rows: [RowItem]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, RowItem>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    source?.apply(snapshot, animatingDifferences: false)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    didSelect?(indexPath.row)
  }
}
