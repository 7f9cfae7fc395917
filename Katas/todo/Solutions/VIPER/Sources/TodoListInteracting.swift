/// What the list can do, with or without a screen.
protocol TodoListInteracting: AnyObject {
  /// Records that somebody looks at the list.
  func recordOpening()
  /// Fetches the items, and reports which of them are coming up.
  func findUpcoming()
}
