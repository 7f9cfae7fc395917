/// A view that a keyboard types into.
@MainActor
protocol TextEntry: UIView {
  /// What has been typed, "" for nothing.
  var enteredText: String { get }
  /// Replaces characters as the keyboard does; the range counts UTF-16 units.
  func enter(_ string: String, replacing range: NSRange)
  /// Does what the return key does.
  func enterReturn()
}

extension UITextField: TextEntry {
  var enteredText: String { text ?? "" }
}
