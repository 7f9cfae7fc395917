import AddressBookContract
import UIKit

/// What the adapter asks of the model.
protocol AddressBookModel: AnyObject {
  var addresses: [Address] { get }
  var provinces: [Province] { get }
  /// How old the addresses are, nil until some are known.
  var age: TimeInterval? { get }
  var isOffline: Bool { get }
  var isBusy: Bool { get }
  var isSaving: Bool { get }
  var statusColor: UIColor { get }

  func provinceName(_ code: String) -> String
  func open()
  func refresh()
  func make(_ change: AddressChange)
}
