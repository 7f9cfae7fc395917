/// What the address book can be asked for.
enum AddressCommand {
  case open
  case refresh
  case make(AddressChange)
}

/// Carries commands out.
protocol AddressBookInteracting: AnyObject {
  func carryOut(_ command: AddressCommand)
}
