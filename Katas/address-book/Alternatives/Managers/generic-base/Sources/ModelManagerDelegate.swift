/// Receives what becomes of the managers' requests.
protocol ModelManagerDelegate: AnyObject {
  func modelsDidChange()
  func requestDidFinish(_ identifier: RequestIdentifier)
  func request(_ identifier: RequestIdentifier, didFailWith failure: AddressFailure)
}

/// Holds a delegate weakly, so that a manager may have several.
struct WeakDelegate {
  weak var value: (any ModelManagerDelegate)?
}
