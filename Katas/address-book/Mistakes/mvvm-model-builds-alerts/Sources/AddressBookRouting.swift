import UIKit

/// Leads away from the list and back.
protocol AddressBookRouting: AnyObject {
  func showProvinces(_ names: [String], onPick: @escaping (Int) -> Void)
  func showActions(_ choice: AddressChoice, onPick: @escaping (AddressAction) -> Void)
  func confirmDeletion(of text: String, onConfirm: @escaping () -> Void)
  func show(_ alert: UIAlertController)
}
