import UIKit

/// The passive view: shows what it is told, word for word.
protocol AddressBookView: AnyObject {
  func showSections(_ sections: [AddressSection])
  /// Shows in place of the list that there are none; nil shows the list.
  func showEmpty(_ text: String?)
  func showStatus(_ text: String, color: UIColor)
  func showLoading(_ isLoading: Bool)
  /// Opens the form; nil closes it.
  func showForm(_ form: AddressForm?)
  func showFormError(_ text: String?)
  func showProvince(_ name: String)
  func enableProvince(_ isEnabled: Bool)
  func enableSave(_ isEnabled: Bool)
}
