package import KataCore
import SwiftSyntax

/// A name in a learner's file that a rule excludes.
package struct NameBreach: Hashable, Sendable {
  package let name: String
  /// The type that the name stands in; nil for code outside of types.
  package let type: String?
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
  private let roles: SolutionRoles

  package init(files: [ParsedFile]) {
    self.files = files
    types = DeclaredTypes(in: files)
    roles = SolutionRoles(types)
  }

  /// The first name in the files' order that the rule excludes.
  package func breach(of rule: NameRule) -> NameBreach? {
    DeepStack.run(for: files) {
      guard let parts = rule.parts else {
        return files.lazy.compactMap { inAllCode(of: $0, rule) }.first
      }
      let own = entries(of: parts)
      return own.lazy.compactMap { inBody(of: $0, rule) }.first
        ?? own.lazy.compactMap { inImports(of: $0.file, among: own, rule) }.first
    }
  }

  /// The bodies and extensions of the learner's types that conform to one of these or inherit from it, or that are one
  /// of these as `Solution` names it.
  private func entries(of parts: [String]) -> [DeclaredTypes.Entry] {
    let names = parts.reduce(into: Set<String>()) { names, part in
      let role = roles.className(for: part)
      names.formUnion(types.names(conformingTo: role ?? part).union([role].compactMap(\.self)))
    }
    return types.entries.filter { $0.kind != .protocol && names.contains($0.name) }
  }

  private func inBody(of entry: DeclaredTypes.Entry, _ rule: NameRule) -> NameBreach? {
    let parts = rule.names.compactMap(roles.className).map { RoleNames(of: $0, in: types) }
    return entry.members.lazy.flatMap { $0.decl.tokens(viewMode: .sourceAccurate) }
      .first { token in
        rule.excludes(token) || parts.contains { $0.includes(token) }
      }
      .map { breach($0, in: entry.file, type: entry.path) }
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
    return breach(found, in: file, type: type, isImport: true)
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
      .map { breach($0, in: file, type: $0.enclosingType) }
  }

  private func breach(
    _ token: TokenSyntax, in file: ParsedFile, type: String?, isImport: Bool = false
  ) -> NameBreach {
    let location = file.location(of: token)
    return NameBreach(
      name: token.plainText, type: type, isImport: isImport, location: location,
      excerpt: file.excerpt(line: location.line))
  }
}

extension NameRule {
  fileprivate func excludes(_ token: TokenSyntax) -> Bool {
    guard case .identifier = token.tokenKind else { return false }
    let text = token.plainText
    return names.contains { text == $0 || ($0 == "UIKit" && Self.isOfUIKit(text)) }
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
