import UIKit

/// Receives what becomes of a manager's requests.
protocol ModelManagerDelegate: AnyObject {
  /// The manager holds other models than before.
  func managerDidUpdate(_ manager: ModelManager)
  func manager(_ manager: ModelManager, didFinish identifier: RequestIdentifier)
  func manager(
    _ manager: ModelManager, didFail identifier: RequestIdentifier, with failure: AddressFailure,
    showing alert: UIAlertController)
}
