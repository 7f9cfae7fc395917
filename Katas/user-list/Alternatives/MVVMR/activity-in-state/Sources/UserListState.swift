/// All that the list shows at one moment.
struct UserListState: Equatable {
  var rows: [RowConfiguration] = []
  /// What stands in place of the rows; nil where there are rows, or none yet.
  var emptyText: String?
  var isLoading = false
}
