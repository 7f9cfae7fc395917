import UIKit
import UserListContract

class UserCell: UITableViewCell {
  func configure(with user: User) {
    textLabel?.text = user.firstName + " " + user.lastName
    detailTextLabel?.text = user.company
  }
}
