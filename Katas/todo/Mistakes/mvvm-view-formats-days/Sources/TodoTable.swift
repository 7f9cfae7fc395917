import Foundation
import UIKit

/// The rows of the list.
final class TodoTable: NSObject, UITableViewDataSource {
  var sections: [TodoListSection] = []
  var timeZone = TimeZone.current

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "item")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "item")
    let row = sections[indexPath.section].rows[indexPath.row]
    cell.selectionStyle = .none
    cell.textLabel?.text = row.title
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone
    formatter.dateFormat = row.format
    cell.detailTextLabel?.text = row.day.map(formatter.string)
    return cell
  }
}
