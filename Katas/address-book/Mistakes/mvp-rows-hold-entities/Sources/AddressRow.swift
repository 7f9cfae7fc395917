import AddressBookContract

/// One row of the list, ready to be shown.
struct AddressRow {
  var address: Address
  var title: String
  var detail: String
}
