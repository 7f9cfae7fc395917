/// What the list's view knows of its view model.
protocol UserListModeling: AnyObject {
  var stateDidChange: ((UserListState) -> Void)? { get set }
  var state: UserListState { get }
  func open()
  func load()
  func select(row: Int)
  func openAbout()
}
