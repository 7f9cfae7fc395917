/// Hears what becomes of the addresses.
protocol AddressBookObserver: AnyObject {
  /// Something that is shown may be another now.
  func addressBookDidChange()
  func addressBookDidMake(_ change: AddressChange)
  func addressBookDidFail(_ failure: AddressFailure, retry: @escaping () -> Void)
}
