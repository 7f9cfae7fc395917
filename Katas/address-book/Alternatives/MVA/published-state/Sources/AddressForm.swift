/// The form as it stands, ready to be shown.
struct AddressForm {
  var entry: AddressEntry
  /// The name of the province, or what stands there while none is chosen.
  var province: String
  var canChooseProvince: Bool
  var canBeSaved: Bool
  /// What is missing, nil for nothing.
  var problem: String?
}
