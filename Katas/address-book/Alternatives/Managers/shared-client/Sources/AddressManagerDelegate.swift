/// Receives what becomes of the requests for addresses.
protocol AddressManagerDelegate: AnyObject {
  func addressManager(_ manager: AddressManager, didFinish identifier: RequestIdentifier)
  func addressManager(
    _ manager: AddressManager, didFail identifier: RequestIdentifier, with failure: AddressFailure)
}
