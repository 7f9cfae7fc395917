/// One section of the list, ready to be shown.
struct AddressSection {
  /// Nil where there is nothing below it.
  var title: String?
  var rows: [AddressRow]
}
