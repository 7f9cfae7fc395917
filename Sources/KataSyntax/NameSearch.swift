package import KataCore
import SwiftSyntax

/// A name in a learner's file that a rule excludes.
package struct NameBreach: Hashable, Sendable {
  package let name: String
  /// The type that the name stands in; nil for code outside of types.
  package let type: String?
  /// The part that answers for it, where the name stands in a helper or in a value that the part is given.
  package var part: String?
  /// Says whether the name is that of an imported module.
  package let isImport: Bool
  package let location: KataCore.SourceLocation
  /// The learner's own source line.
  package let excerpt: String
}

/// Finds the names that rules exclude from parts of a solution.
///
/// A running program does not show them: an import compiles to nothing, and a default argument that is never used
/// is never called.
package struct NameSearch: Sendable {
  private let files: [ParsedFile]
  private let types: DeclaredTypes
  private let parts: SolutionParts
  private let helpers: HelperSearch?
  /// What leads to an object of a part, by names such as `Solution.model`.
  private let leading: [String: [RoleNames]]

  /// - Parameter withHelpers: Whether a rule asks for the helpers of parts; the whole program is read for that.
  package init(files: [ParsedFile], withHelpers: Bool = false) {
    self.files = files
    types = DeclaredTypes(in: files)
    parts = SolutionParts(types)
    leading = parts.leading(in: types)
    helpers = withHelpers ? HelperSearch(files: files, types: types, parts: parts) : nil
  }

  /// The first name in the files' order that the rule excludes.
  package func breach(of rule: NameRule) -> NameBreach? {
    DeepStack.run(for: files) {
      guard let parts = rule.parts else {
        return files.lazy.compactMap { inAllCode(of: $0, rule) }.first
      }
      let own = entries(of: parts)
      if rule.withHelpers == true { return withHelpers(own, rule) }
      return own.lazy.compactMap { inBody(of: $0, rule) }.first
        ?? own.lazy.compactMap { inImports(of: $0.file, among: own, rule) }.first
    }
  }

  /// The bodies and extensions of the learner's types that conform to one of these, inherit from it or are it.
  private func entries(of parts: [String]) -> [DeclaredTypes.Entry] {
    let own = types.entries.filter { $0.kind == .class }.map(\.name)
    let names = parts.reduce(into: Set(parts).intersection(own)) {
      $0.formUnion(types.names(conformingTo: $1))
      for named in self.parts.classes(namedAs: $1) {
        $0.formUnion(types.names(conformingTo: named).union([named]))
      }
    }
    return types.entries.filter { $0.kind != .protocol && names.contains($0.name) }
  }

  /// The first name that a part, what it is handed, or a helper has.
  private func withHelpers(_ own: [DeclaredTypes.Entry], _ rule: NameRule) -> NameBreach? {
    var names: [String] = []
    for name in own.map(\.name) where !names.contains(name) { names.append(name) }
    return names.lazy.compactMap { name -> NameBreach? in
      let part = own.filter { $0.name == name }
      let inPart = part.lazy.compactMap { inBody(of: $0, rule) }.first
      guard inPart == nil,
        let place = helpers?.place(besides: part, where: { excludedName($0, rule) != nil }),
        let excluded = excludedName(place.token, rule)
      else { return inPart }
      var breach = breach(place.token, excluded, in: place.file, type: place.type)
      breach.part = name
      return breach
    }.first
  }

  private func inBody(of entry: DeclaredTypes.Entry, _ rule: NameRule) -> NameBreach? {
    entry.members.lazy.flatMap { $0.decl.tokens(viewMode: .sourceAccurate) }
      .compactMap { token in
        excludedName(token, rule).map { breach(token, $0, in: entry.file, type: entry.path) }
      }.first
  }

  /// What a rule excludes of a token, alone, as a member of what a property keeps, or as the way to a part; nil for none.
  private func excludedName(_ token: TokenSyntax, _ rule: NameRule) -> String? {
    if let name = rule.excluded(token) ?? rule.names.first(where: { isMember(token, named: $0) }) {
      return name
    }
    let leads = rule.names.contains { leading[$0]?.contains { $0.includes(token) } == true }
    return leads ? token.plainText : nil
  }

  /// Whether a token is the member `Type.member` of something that a learner's property keeps as such a type.
  ///
  /// What is only passed on, as to an initializer, is nobody's.
  private func isMember(_ token: TokenSyntax, named name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard parts.count == 2, case .identifier = token.tokenKind, token.plainText == parts[1],
      let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      access.declName.baseName == token, let base = access.base
    else { return false }
    return WrittenTypes(types: types).meaning(of: base)
      == WrittenTypes.Meaning(type: String(parts[0]), isProperty: true)
  }

  /// An import that nothing but these types can need.
  private func inImports(
    of file: ParsedFile, among own: [DeclaredTypes.Entry], _ rule: NameRule
  ) -> NameBreach? {
    let imports = file.tree.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let found = imports.compactMap { $0.path.first?.name }
      .first { rule.names.contains($0.plainText) }
    guard let found, !isNeededElsewhere(in: file, besides: own, rule) else { return nil }
    let type = own.first { $0.file.source.path == file.source.path }?.path
    return breach(found, found.plainText, in: file, type: type, isImport: true)
  }

  private func isNeededElsewhere(
    in file: ParsedFile, besides own: [DeclaredTypes.Entry], _ rule: NameRule
  ) -> Bool {
    let bodies = own.filter { $0.file.source.path == file.source.path }.flatMap(\.members)
      .map { $0.decl.position..<$0.decl.endPosition }
    return file.tree.tokens(viewMode: .sourceAccurate).contains { token in
      rule.excludes(token) && !token.isInImport
        && !bodies.contains { $0.contains(token.position) }
    }
  }

  private func inAllCode(of file: ParsedFile, _ rule: NameRule) -> NameBreach? {
    file.tree.tokens(viewMode: .sourceAccurate).lazy
      .first { rule.excludes($0) && !$0.isInImport && !$0.isIn(function: rule.exception) }
      .map { breach($0, rule.excluded($0) ?? $0.plainText, in: file, type: $0.enclosingType) }
  }

  private func breach(
    _ token: TokenSyntax, _ name: String, in file: ParsedFile, type: String?,
    isImport: Bool = false
  ) -> NameBreach {
    let location = file.location(of: token)
    return NameBreach(
      name: name, type: type, isImport: isImport, location: location,
      excerpt: file.excerpt(line: location.line))
  }
}

extension NameRule {
  /// What the rule says of a token: the name or text that it excludes; nil for none.
  fileprivate func excluded(_ token: TokenSyntax) -> String? {
    switch token.tokenKind {
    case .identifier:
      let text = token.plainText
      return names.contains { text == $0 || ($0 == "UIKit" && Self.isOfUIKit(text)) } ? text : nil
    case .stringSegment(let text):
      return names.first { name in Self.quoted(name).map(text.contains) ?? false }
    default: return nil
    }
  }

  fileprivate func excludes(_ token: TokenSyntax) -> Bool { excluded(token) != nil }

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

extension TokenSyntax {
  fileprivate var isInImport: Bool {
    ancestorOrSelf(mapping: { $0.as(ImportDeclSyntax.self) }) != nil
  }

  /// Says whether it stands in a function of this name, argument labels included.
  fileprivate func isIn(function name: String?) -> Bool {
    guard let name = name.map(MemberName.init) else { return false }
    var node = Syntax(self).parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) {
        let parameters = function.signature.parameterClause.parameters
        if MemberName(base: function.name.plainText, parameters: parameters) == name { return true }
      }
      node = current.parent
    }
    return false
  }

  fileprivate var enclosingType: String? {
    var node = Syntax(self).parent
    while let current = node {
      if let type = current.asProtocol((any NamedDeclSyntax).self),
        current.asProtocol((any DeclGroupSyntax).self) != nil
      {
        return type.name.plainText
      }
      if let type = current.as(ExtensionDeclSyntax.self) {
        return type.extendedType.dottedName.joined(separator: ".")
      }
      node = current.parent
    }
    return nil
  }
}
