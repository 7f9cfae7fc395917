import ProfileHeaderContract

/// Shows a user as the interactor knows them.
protocol UserDisplaying: AnyObject {
  func show(_ user: User)
}
