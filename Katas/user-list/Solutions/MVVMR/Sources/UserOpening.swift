import UserListContract

/// Leads to the screen of a user.
protocol UserOpening: AnyObject {
  func showUser(_ user: User)
}
