import SwiftSyntax

/// A learner's identifier in a form that may be put into generated Swift, where it stays exactly one identifier.
///
/// A raw identifier may hold blanks, quotes and signs of comments, so its bare text could be anything.
package struct SplicedName: Hashable, Sendable {
  /// The identifier as code, in backticks unless it is a plain word that was written without.
  package let code: String
  /// What stands between the quotes of a string literal for the bare name.
  package let literal: String

  /// Returns nil for an operator, and for characters that no name needs.
  init?(_ token: TokenSyntax) {
    guard token.presence == .present else { return nil }
    let name = token.plainText
    let hasBackticks = token.text.utf8.first == UInt8(ascii: "`")
    let isSafe = name.unicodeScalars.allSatisfy {
      hasBackticks ? Self.mayBeRaw($0) : Self.isOfWord($0)
    }
    guard !name.isEmpty, isSafe else { return nil }
    // A word such as `await` may name a type and means something else where a type is written in an expression.
    let isWord = name.first?.isLowercase == true
    code = hasBackticks || isWord ? "`\(name)`" : name
    literal = name.replacing("\"", with: "\\\"")
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDContinue || scalar.properties.isEmojiPresentation
  }

  /// Neither ends the identifier or the literal, nor hides what stands there.
  private static func mayBeRaw(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "`" || scalar == "\\" { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      return false
    default: return true
    }
  }
}

extension TypeSyntax {
  /// The type as code of one line, rebuilt from its names; nil for any other than a named one.
  var splicedCode: String? {
    if let type = self.as(IdentifierTypeSyntax.self) {
      guard let name = SplicedName(type.name), type.moduleSelector == nil else { return nil }
      return Self.spliced(name, type.genericArgumentClause)
    }
    guard let type = self.as(MemberTypeSyntax.self), let outer = type.baseType.splicedCode,
      let name = SplicedName(type.name), type.moduleSelector == nil
    else { return nil }
    return Self.spliced(name, type.genericArgumentClause).map { "\(outer).\($0)" }
  }

  private static func spliced(
    _ name: SplicedName, _ arguments: GenericArgumentClauseSyntax?
  ) -> String? {
    guard let arguments else { return name.code }
    var codes: [String] = []
    for argument in arguments.arguments {
      guard case .type(let type) = argument.argument, let code = type.splicedCode else {
        return nil
      }
      codes.append(code)
    }
    return "\(name.code)<\(codes.joined(separator: ", "))>"
  }
}
