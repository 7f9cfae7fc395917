import KataCore
import SwiftSyntax

/// What a rule excludes, ready to be asked of many tokens.
struct ExcludedNames {
  private let names: [String]
  private let texts: [(name: String, text: String)]
  private let members: [(name: String, type: String, member: Substring)]
  private let calls: [(name: String, call: MemberName)]
  /// What leads to an object of a part that a name such as `Solution.model` stands for.
  private let leading: [RoleNames]
  private let written: WrittenTypes

  init(_ rule: NameRule, types: DeclaredTypes, parts: SolutionParts) {
    names = rule.names
    texts = names.compactMap { name in Self.quoted(name).map { (name, $0) } }
    members = names.compactMap { name in
      let parts = name.split(separator: ".")
      return parts.count == 2 ? (name, String(parts[0]), parts[1]) : nil
    }
    calls = names.filter { $0.hasSuffix(":)") }.map { ($0, MemberName($0)) }
    leading = members.filter { $0.type == "Solution" }
      .flatMap { parts.classes(namedAs: String($0.member)) }
      .map { RoleNames(of: $0, in: types) }
    written = WrittenTypes(types: types)
  }

  func includes(_ name: String) -> Bool { names.contains(name) }

  /// What is excluded of a token, alone, as a member of what a property keeps, or as the way to a part; nil for nothing.
  func name(of token: TokenSyntax) -> String? {
    plainName(of: token) ?? members.first { isMember(token, $0.type, $0.member) }?.name
      ?? (leading.contains { $0.includes(token) } ? token.plainText : nil)
  }

  /// The name or text that is excluded of a token wherever it stands; nil for none.
  func plainName(of token: TokenSyntax) -> String? {
    switch token.tokenKind {
    case .identifier:
      let text = token.plainText
      if names.contains(where: { text == $0 || ($0 == "UIKit" && Self.isOfUIKit(text)) }) {
        return text
      }
      return calls.first { Self.isCalled(token, as: $0.call) }?.name
    case .stringSegment(let segment): return texts.first { segment.contains($0.text) }?.name
    default: return nil
    }
  }

  /// Whether a token is the member of something that a learner's property keeps as such a type.
  ///
  /// What is only passed on, as to an initializer, is nobody's.
  private func isMember(_ token: TokenSyntax, _ type: String, _ member: Substring) -> Bool {
    guard case .identifier = token.tokenKind, token.plainText == member,
      let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      access.declName.baseName == token, let base = access.base
    else { return false }
    return written.meaning(of: base) == WrittenTypes.Meaning(type: type, isProperty: true)
  }

  /// Whether a token is what is called with arguments that begin with these labels.
  private static func isCalled(_ token: TokenSyntax, as call: MemberName) -> Bool {
    guard token.plainText == call.base, let labels = call.labels,
      let name = token.parent?.as(DeclReferenceExprSyntax.self)
    else { return false }
    let member = name.parent?.as(MemberAccessExprSyntax.self).map(ExprSyntax.init)
    let callee = member ?? ExprSyntax(name)
    guard let made = callee.parent?.as(FunctionCallExprSyntax.self),
      made.calledExpression.id == callee.id
    else { return false }
    return made.arguments.map { $0.label?.text ?? "_" }.starts(with: labels)
  }

  /// The text of a name that stands for a literal, such as `"€"` with its quotation marks.
  private static func quoted(_ name: String) -> String? {
    guard name.count > 2, name.hasPrefix("\""), name.hasSuffix("\"") else { return nil }
    return String(name.dropFirst().dropLast())
  }

  /// Says whether a name is made as UIKit's are: `UILabel`, but not `UIDGenerator`.
  private static func isOfUIKit(_ name: String) -> Bool {
    let rest = name.dropFirst(2)
    return name.hasPrefix("UI") && rest.first?.isUppercase == true
      && rest.dropFirst().first?.isLowercase == true
  }
}
