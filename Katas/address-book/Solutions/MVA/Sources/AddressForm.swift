/// The form as it opens, ready to be shown.
struct AddressForm {
  var title: String
  var entry: AddressEntry
  /// The name of the province, or what stands there while none is chosen.
  var province: String
}
