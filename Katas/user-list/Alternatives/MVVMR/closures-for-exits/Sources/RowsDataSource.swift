import UIKit

/// Fills the cells of a table through a closure.
final class RowsDataSource: NSObject, UITableViewDataSource {
  var rows: [RowConfiguration] = []
  private let makeCell: (UITableView, RowConfiguration) -> UITableViewCell

  init(style: UITableViewCell.CellStyle) {
    makeCell = { table, row in
      let cell =
        table.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: style, reuseIdentifier: "row")
      cell.textLabel?.text = row.title
      cell.detailTextLabel?.text = row.detail
      return cell
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    makeCell(tableView, rows[indexPath.row])
  }
}
