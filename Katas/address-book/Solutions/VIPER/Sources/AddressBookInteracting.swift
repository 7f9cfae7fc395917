/// What the address book can do, with or without a screen.
protocol AddressBookInteracting: AnyObject {
  /// Reports what is known, and from then on every change.
  func open()
  func refresh()
  /// Changes something on the server, and fetches the addresses again.
  func make(_ change: AddressChange)
}
