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
  private let reachable: ReachableCode?

  /// - Parameter withHelpers: Whether a rule asks for the helpers of parts; the whole program is read for that.
  package init(files: [ParsedFile], withHelpers: Bool = false) {
    self.files = files
    types = DeclaredTypes(in: files)
    parts = SolutionParts(types)
    reachable = withHelpers ? ReachableCode(files: files, types: types, parts: parts) : nil
  }

  /// The first name in the files' order that the rule excludes.
  package func breach(of rule: NameRule) -> NameBreach? {
    DeepStack.run(for: files) {
      let names = ExcludedNames(rule, types: types, parts: parts)
      guard let parts = rule.parts else {
        return files.lazy.compactMap { inAllCode(of: $0, names, besides: rule.exception) }.first
      }
      let own = entries(of: parts)
      if rule.withHelpers == true { return withHelpers(own, names) }
      return own.lazy.compactMap { inBody(of: $0, names) }.first
        ?? own.lazy.compactMap { inImports(of: $0.file, among: own, names) }.first
    }
  }

  /// Says whether a rule would find a part by this name.
  package func hasPart(named name: String) -> Bool { !entries(of: [name]).isEmpty }

  /// The functions that types have, by names such as `makeScreen(services:)`.
  package var functions: Set<String> {
    Set(
      types.entries.flatMap(\.members).compactMap { member in
        member.decl.as(FunctionDeclSyntax.self)?.fullName
      })
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
  private func withHelpers(_ own: [DeclaredTypes.Entry], _ names: ExcludedNames) -> NameBreach? {
    var seen: Set<String> = []
    return own.map(\.name).filter { seen.insert($0).inserted }.lazy.compactMap {
      name -> NameBreach? in
      let part = own.filter { $0.name == name }
      if let breach = part.lazy.compactMap({ inBody(of: $0, names) }).first { return breach }
      return reachable?.places(besides: part).lazy.compactMap { place in
        names.name(of: place.token).map { excluded in
          var breach = breach(place.token, excluded, in: place.file, type: place.type)
          breach.part = name
          return breach
        }
      }.first
    }.first
  }

  private func inBody(of entry: DeclaredTypes.Entry, _ names: ExcludedNames) -> NameBreach? {
    entry.members.lazy.flatMap { $0.decl.tokens(viewMode: .sourceAccurate) }
      .compactMap { token in
        names.name(of: token).map { breach(token, $0, in: entry.file, type: entry.path) }
      }.first
  }

  /// An import that nothing but these types can need.
  private func inImports(
    of file: ParsedFile, among own: [DeclaredTypes.Entry], _ names: ExcludedNames
  ) -> NameBreach? {
    let imports = file.tree.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let found = imports.compactMap { $0.path.first?.name }
      .first { names.includes($0.plainText) }
    guard let found, !isNeededElsewhere(in: file, besides: own, names) else { return nil }
    let type = own.first { $0.file.source.path == file.source.path }?.path
    return breach(found, found.plainText, in: file, type: type, isImport: true)
  }

  private func isNeededElsewhere(
    in file: ParsedFile, besides own: [DeclaredTypes.Entry], _ names: ExcludedNames
  ) -> Bool {
    let bodies = own.filter { $0.file.source.path == file.source.path }.flatMap(\.members)
      .map { $0.decl.position..<$0.decl.endPosition }
    return file.tree.tokens(viewMode: .sourceAccurate).contains { token in
      names.plainName(of: token) != nil && !token.isInImport
        && !bodies.contains { $0.contains(token.position) }
    }
  }

  private func inAllCode(
    of file: ParsedFile, _ names: ExcludedNames, besides exception: String?
  ) -> NameBreach? {
    file.tree.tokens(viewMode: .sourceAccurate).lazy.compactMap { token -> NameBreach? in
      guard let name = names.plainName(of: token), !token.isInImport,
        !token.isIn(function: exception)
      else { return nil }
      let type = Syntax(token).enclosingType?.joined(separator: ".")
      return breach(token, name, in: file, type: type)
    }.first
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
}
