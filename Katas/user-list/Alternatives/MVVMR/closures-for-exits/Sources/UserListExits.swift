import Foundation
import UserListContract

/// Where the list leads.
struct UserListExits {
  let user: (User) -> Void
  let page: (URL) -> Void
}
