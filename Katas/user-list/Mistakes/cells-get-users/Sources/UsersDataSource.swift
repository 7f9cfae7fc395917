import UIKit
import UserListContract

/// Puts users into cells.
final class UsersDataSource: NSObject, UITableViewDataSource {
  var users: [User] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    users.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "user") as? UserCell
      ?? UserCell(style: .subtitle, reuseIdentifier: "user")
    cell.configure(with: users[indexPath.row])
    return cell
  }
}
