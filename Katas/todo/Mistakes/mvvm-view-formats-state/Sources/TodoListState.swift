/// All that the list shows at one moment.
struct TodoListState {
  /// Nil until the items have come.
  var upcoming: [UpcomingItem]?
  var isLoading = false
  var hasFailed = false
}
