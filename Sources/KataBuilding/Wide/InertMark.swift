/// How the compiler tells of a use of a member that the table calls inert: it warns as of what is out of date.
///
/// The compiler alone knows whose member a name means.
enum InertMark {
  private static let word = "kata-inert"

  static let attribute = "@available(*, deprecated, message: \"\(word)\")"

  /// The mark of an initialiser, which says whose it is: all are called `init`.
  static func attribute(ofInitialiserOf type: String) -> String {
    "@available(*, deprecated, message: \"\(word) \(type)\")"
  }

  /// The member that a warning is about, an initialiser by the name of its type; nil for any other warning.
  static func member(in warning: String) -> String? {
    guard let mark = warning.firstRange(of: ": \(word)"), let start = warning.firstIndex(of: "'")
    else { return nil }
    let name = warning[start...].dropFirst().prefix { $0 != "'" }
    let type = warning[mark.upperBound...].drop { $0 == " " }
    return type.isEmpty ? String(name) : "\(type)\(name.trimmingPrefix("init"))"
  }
}
