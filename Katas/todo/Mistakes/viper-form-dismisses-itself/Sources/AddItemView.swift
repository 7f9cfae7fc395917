/// The passive view of the form: shows what it is told, word for word.
protocol AddItemView: AnyObject {
  func showDay(_ text: String)
  func enableEarlier(_ isEnabled: Bool)
  func enableSave(_ isEnabled: Bool)
  func close()
  /// Shows what is wrong; nil takes it back.
  func showError(_ text: String?)
}
