import SwiftSyntax

/// The name of an override that was left in an extension, to which its class now leads.
///
/// It is the name and the class with a sign between them that no keyboard offers: `viewDidLoad·Screen`.
enum MovedName {
  private static let sign: Character = "·"

  /// The new name; nil where the old one cannot be part of a name.
  static func of(_ name: TokenSyntax, in type: [String]) -> String? {
    let parts = [name.plainText] + type
    let isPlain = parts.joined().unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isXIDContinue
    }
    let isName = parts[0].unicodeScalars.first.map { $0 == "_" || $0.properties.isXIDStart }
    guard isPlain, isName == true, !parts.contains(where: { $0.contains(sign) }) else { return nil }
    return parts.joined(separator: String(sign))
  }

  /// The name that the learner gave; nil for one that has not changed.
  static func original(of name: String) -> String? {
    name.contains(sign) ? String(name.prefix { $0 != sign }) : nil
  }

  /// A text with the names that the learner gave.
  static func original(in text: String) -> String {
    guard text.contains(sign) else { return text }
    return text.replacing(/(·\w+)+/, with: "")
  }
}
