/// All that the list shows at one moment.
struct TodoListState {
  var sections: [TodoListSection] = []
  /// What stands in place of the list; nil where there is a list, or none yet.
  var emptyText: String?
  var isLoading = false
  /// A failure, shown with Retry.
  var failure: String?
}
