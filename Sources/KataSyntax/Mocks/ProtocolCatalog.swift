import KataCore
import SwiftParser
import SwiftSyntax

/// The protocols that some files declare.
struct ProtocolCatalog {
  /// One protocol with what its file imports.
  struct Entry {
    let node: ProtocolDeclSyntax
    /// As other files write it, such as `Outer.Inner`.
    let name: String
    var imports: [String]
    let location: KataCore.SourceLocation
    /// What keeps other files from naming it.
    let hiding: String?
    /// Whether it is a composition of others under a name.
    let isAlias: Bool
    /// Whether it is of a module that is only imported.
    var isImported = false
  }

  private(set) var entries: [Entry] = []
  private(set) var findings: [Finding] = []
  /// Aliases of function types, whose values cannot be kept unless they escape.
  private(set) var functionAliases: Set<String> = []

  init(_ files: [ParsedFile], contract: MockContract? = nil) {
    add(files)
    let own = entries.count
    add(contract?.files.map { ParsedFile($0) } ?? [])
    for index in entries.indices.dropFirst(own) {
      entries[index].isImported = true
      entries[index].imports += contract.map { ["import \($0.module)"] } ?? []
    }
  }

  private mutating func add(_ files: [ParsedFile]) {
    for file in files {
      guard file.isSound else {
        let place = KataCore.SourceLocation(
          path: file.source.path, line: file.risk?.line ?? Self.errorLine(in: file), column: 1)
        findings.append(MockProblem.notSwift.finding(file.source.path.description, at: place))
        continue
      }
      let search = ProtocolSearch(file: file)
      search.walk(file.tree)
      entries += search.entries
      functionAliases.formUnion(search.functionAliases)
    }
  }

  /// The protocol of a name, whether it is written with the types around it or without.
  func entry(named name: String) -> Entry? {
    entries.first { $0.name == name } ?? entries.first { $0.node.name.plainText == name }
  }

  private static func errorLine(in file: ParsedFile) -> Int {
    let token = file.tree.tokens(viewMode: .all).first { $0.presence == .missing || $0.hasError }
    let unexpected = file.tree.tokens(viewMode: .all).first {
      $0.parent?.is(UnexpectedNodesSyntax.self) == true
    }
    let places = [token, unexpected].compactMap { $0.map { file.location(of: $0).line } }
    return places.min() ?? 1
  }
}

/// Collects protocols in the order of the text.
private final class ProtocolSearch: SyntaxVisitor {
  private(set) var entries: [ProtocolCatalog.Entry] = []
  private(set) var functionAliases: Set<String> = []
  private let file: ParsedFile
  private let imports: [String]

  init(file: ParsedFile) {
    self.file = file
    imports = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
      .map { $0.trimmedDescription }
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, declaredBy: node, at: node.protocolKeyword)
    return .skipChildren
  }

  private func note(
    _ declared: ProtocolDeclSyntax, declaredBy node: some NamedDeclSyntax & WithModifiersSyntax,
    at keyword: TokenSyntax
  ) {
    var names = [node.name.text]
    var modifiers = Array(node.modifiers)
    var parent = node.parent
    while let outer = parent {
      if let named = outer.asProtocol((any NamedDeclSyntax).self) {
        names.insert(named.name.text, at: 0)
      }
      if let group = outer.asProtocol((any DeclGroupSyntax).self) { modifiers += group.modifiers }
      if let extended = outer.as(ExtensionDeclSyntax.self)?.extendedType {
        names.insert(extended.trimmedDescription, at: 0)
      }
      parent = outer.parent
    }
    let hiding = modifiers.map(\.name.text).first { ["private", "fileprivate"].contains($0) }
    entries.append(
      ProtocolCatalog.Entry(
        node: declared, name: names.joined(separator: "."), imports: imports,
        location: file.location(of: keyword), hiding: hiding,
        isAlias: node.is(TypeAliasDeclSyntax.self)))
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer.value.isFunction { functionAliases.insert(node.name.plainText) }
    if let composed = node.composedProtocol {
      note(composed, declaredBy: node, at: node.typealiasKeyword)
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension TypeAliasDeclSyntax {
  /// The protocol that would inherit what the alias puts together; nil for an alias of another kind.
  fileprivate var composedProtocol: ProtocolDeclSyntax? {
    let value = initializer.value.as(SomeOrAnyTypeSyntax.self)?.constraint ?? initializer.value
    guard genericParameterClause == nil, value.is(CompositionTypeSyntax.self) else { return nil }
    let text = "protocol \(name.text): \(value.trimmedDescription) {}"
    return Parser.parse(source: text).statements.first?.item.as(ProtocolDeclSyntax.self)
  }
}
