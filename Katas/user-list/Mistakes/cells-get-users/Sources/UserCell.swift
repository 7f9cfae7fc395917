import UIKit
import UserListContract

/// One row of the list.
final class UserCell: UITableViewCell {
  func configure(with user: User) {
    textLabel?.text = user.fullName
    detailTextLabel?.text = user.company
  }
}
