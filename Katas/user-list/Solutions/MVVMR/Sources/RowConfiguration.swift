/// All that one row shows.
struct RowConfiguration: Equatable {
  var title: String
  var detail: String?
}
