/// How the compiler tells of a use of a member that the table calls inert: it warns as of what is out of date.
///
/// The compiler alone knows whose member a name means.
enum InertMark {
  private static let word = "kata-inert"

  static let attribute = "@available(*, deprecated, message: \"\(word)\")"

  /// The member that a warning is about; nil for any other warning.
  static func member(in warning: String) -> String? {
    guard warning.hasSuffix(": \(word)"), let start = warning.firstIndex(of: "'") else {
      return nil
    }
    return String(warning[start...].dropFirst().prefix { $0 != "'" })
  }
}
