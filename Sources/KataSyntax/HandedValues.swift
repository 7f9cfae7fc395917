import SwiftSyntax

/// What a part gets to see without calling anybody.
///
/// That is the requirements of its protocols, and what the structs and enums are made of that these or the part's own
/// body name.
struct HandedValues: Sendable {
  private let types: DeclaredTypes
  private let values: [String: [DeclaredTypes.Entry]]
  private let aliases: [String: (alias: TypeAliasDeclSyntax, file: ParsedFile)]

  init(files: [ParsedFile], types: DeclaredTypes) {
    self.types = types
    let values = types.entries.filter { $0.kind == .struct || $0.kind == .enum }
    self.values = Dictionary(grouping: values, by: \.name)
    let top = files.flatMap { file in
      file.tree.statements.compactMap { $0.item.as(TypeAliasDeclSyntax.self) }.map { ($0, file) }
    }
    let nested = types.entries.flatMap { entry in
      entry.members.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }.map { ($0, entry.file) }
    }
    aliases = Dictionary((top + nested).map { ($0.0.name.plainText, $0) }) { first, _ in first }
  }

  /// The tokens of all of it, the part's own left out.
  func places(by part: [DeclaredTypes.Entry]) -> [ReachableCode.Place] {
    // A static function may put a whole screen together.
    let bodies = part.flatMap(\.members).filter { !$0.decl.isStaticFunction }
      .flatMap { $0.decl.tokens(viewMode: .sourceAccurate) }
    let requirements = protocols(of: part).flatMap { entry in
      entry.members.flatMap { Self.places(in: $0.decl, of: entry) }
    }
    var places = requirements
    var seen = Set(part.map(\.name))
    var waiting = bodies + requirements.map(\.token)
    while let token = waiting.popLast() {
      guard case .identifier = token.tokenKind, seen.insert(token.plainText).inserted else {
        continue
      }
      let found = made(of: token.plainText)
      places += found
      waiting += found.map(\.token)
    }
    return places
  }

  /// The learner's protocols that a part conforms to.
  private func protocols(of part: [DeclaredTypes.Entry]) -> [DeclaredTypes.Entry] {
    let own = Set(part.map(\.name))
    return types.entries.filter { entry in
      entry.kind == .protocol && !types.names(conformingTo: entry.name).isDisjoint(with: own)
    }
  }

  /// What a value of this name stores, or what an alias stands for.
  private func made(of name: String) -> [ReachableCode.Place] {
    let alias = aliases[name].map { alias, file in
      Self.places(in: alias.initializer.value, type: nil, file)
    }
    let fields = (values[name] ?? []).flatMap { entry in
      entry.members.flatMap { member -> [ReachableCode.Place] in
        let isCase = member.decl.is(EnumCaseDeclSyntax.self)
        let parts = isCase ? [Syntax(member.decl)] : Self.stored(member.decl)
        return parts.flatMap { Self.places(in: $0, of: entry) }
      }
    }
    return (alias ?? []) + fields
  }

  /// The type of a stored property, or the value that tells it.
  private static func stored(_ member: DeclSyntax) -> [Syntax] {
    guard let variable = member.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { binding in
      guard binding.accessorBlock?.isComputed != true else { return nil }
      return binding.typeAnnotation.map { Syntax($0.type) }
        ?? binding.initializer.map { Syntax($0.value) }
    }
  }

  private static func places(
    in node: some SyntaxProtocol, of entry: DeclaredTypes.Entry
  ) -> [ReachableCode.Place] {
    places(in: node, type: entry.path, entry.file)
  }

  private static func places(
    in node: some SyntaxProtocol, type: String?, _ file: ParsedFile
  ) -> [ReachableCode.Place] {
    node.tokens(viewMode: .sourceAccurate).map {
      ReachableCode.Place(token: $0, file: file, type: type)
    }
  }
}

extension DeclSyntax {
  fileprivate var isStaticFunction: Bool {
    self.as(FunctionDeclSyntax.self)?.modifiers.contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
    } ?? false
  }
}
