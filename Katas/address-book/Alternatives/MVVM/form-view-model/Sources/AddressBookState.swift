/// All that the address book shows at one moment.
struct AddressBookState {
  var title = "Addresses"
  var status = ""
  var isLoading = false
  var sections: [AddressSection] = []
  /// Stands in place of the list, nil where there is one.
  var empty: String?
  /// Stands in place of the list too, nil while it is closed.
  var form: AddressFormViewModel?
}
