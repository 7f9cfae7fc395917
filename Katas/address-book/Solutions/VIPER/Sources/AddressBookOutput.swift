/// Hears what the interactor has found out.
protocol AddressBookOutput: AnyObject {
  func factsDidChange(_ facts: AddressFacts)
  func didMake(_ change: AddressChange)
  func didFail(_ failure: AddressFailure, retry: @escaping () -> Void)
}
