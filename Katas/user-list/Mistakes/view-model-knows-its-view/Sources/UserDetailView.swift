/// Shows the rows of a user.
protocol UserDetailView: AnyObject {
  func show(_ rows: [RowConfiguration])
}
