import AddressBookContract
import UIKit

/// Lists the provinces, and tells which one was picked.
///
/// This screen is finished: nothing here needs refactoring.
final class ProvincesViewController: UITableViewController {
  private let names: [String]
  private let onPick: (Int) -> Void

  /// - Parameter onPick: Called with the place of the name that was picked.
  init(names: [String], onPick: @escaping (Int) -> Void) {
    self.names = names
    self.onPick = onPick
    super.init(style: .plain)
    title = "Province"
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "province")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "province", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onPick(indexPath.row)
    navigationController?.popViewController(animated: true)
  }
}
