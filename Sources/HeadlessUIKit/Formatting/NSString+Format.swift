import Foundation

extension NSString {
  /// The text of a format and its arguments, as people of the current region read it.
  public static func localizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> NSString {
    NSString(string: CheckedFormat.text(format, locale: .current, arguments))
  }
}
