/// The texts of the form, as they were typed.
struct AddressEntry: Equatable {
  var name = ""
  var phone = ""
  var city = ""
  var street = ""
}
