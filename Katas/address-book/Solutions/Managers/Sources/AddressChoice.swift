/// What is offered for one address.
struct AddressChoice {
  var title: String
  var message: String
  var actions: [AddressAction]
}

/// What can be done with an address.
enum AddressAction: String {
  case change = "Change"
  case makeDefault = "Make default"
  case delete = "Delete"
}
