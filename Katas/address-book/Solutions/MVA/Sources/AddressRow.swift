/// One row of the list, ready to be shown.
struct AddressRow {
  var title: String
  var detail: String
}
