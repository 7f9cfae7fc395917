import UIKit

/// Puts configurations into cells; it knows tables, and nothing of users.
final class RowsDataSource: NSObject, UITableViewDataSource {
  var rows: [RowConfiguration] = []
  private let style: UITableViewCell.CellStyle

  init(style: UITableViewCell.CellStyle) {
    self.style = style
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: style, reuseIdentifier: "row")
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    return cell
  }
}
