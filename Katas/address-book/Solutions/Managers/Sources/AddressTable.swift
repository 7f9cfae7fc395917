import UIKit

/// The rows of the list, and what people do to them.
final class AddressTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [AddressSection] = []
  var onSelect: ((IndexPath) -> Void)?
  var onDelete: ((IndexPath) -> Void)?

  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "address", for: indexPath)
    (cell as? AddressCell)?.show(sections[indexPath.section].rows[indexPath.row])
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { onDelete?(indexPath) }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(indexPath)
  }
}
