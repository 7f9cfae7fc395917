/// The view of the list: shows what is coming up.
protocol TodoListView: AnyObject {
  func showUpcoming(_ upcoming: [UpcomingFact])
  func showLoading(_ isLoading: Bool)
  /// Shows a failure with Retry, or takes it back.
  func showFailure(_ hasFailed: Bool)
}
