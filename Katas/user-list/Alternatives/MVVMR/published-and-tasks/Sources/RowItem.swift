/// What one cell shows, told apart by its number.
struct RowItem: Hashable {
  var number: Int
  var title: String
  var subtitle: String?
}
