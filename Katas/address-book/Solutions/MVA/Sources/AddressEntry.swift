/// The texts of the form, as they were typed.
struct AddressEntry {
  var name = ""
  var phone = ""
  var city = ""
  var street = ""
}
