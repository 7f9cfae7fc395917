import SwiftSyntax

/// The class that stands in for one protocol.
struct MockClass {
  /// The Swift text of the class.
  private(set) var text = ""
  /// What the class needs beside the imports of the protocol's file.
  let imports: [String]

  private let entry: ProtocolCatalog.Entry
  private let inheritance: MockInheritance
  private let functionAliases: Set<String>
  private let name: String
  private let isolation: MockIsolation

  init(of entry: ProtocolCatalog.Entry, in catalog: ProtocolCatalog) throws(MockProblem) {
    if let hiding = entry.hiding { throw .notVisible(hiding) }
    self.entry = entry
    functionAliases = catalog.functionAliases
    inheritance = try MockInheritance(of: entry, in: catalog)
    name = "Mock" + entry.node.name.plainText
    let actor = inheritance.protocols.reversed().lazy.compactMap(\.attributes.globalActor).first
    isolation = MockIsolation(actor: actor, isSendable: inheritance.isSendable)
    imports = inheritance.imports + (inheritance.isObject ? ["import Foundation"] : [])
    text = try classText()
  }

  private func classText() throws(MockProblem) -> String {
    let requirements = requirements()
    var names = MockNames(
      ofMethods: requirements.compactMap { $0.as(FunctionDeclSyntax.self)?.name.plainText })
    var (parts, initialisers): ([String], [InitializerDeclSyntax]) = ([], [])
    for item in requirements {
      if let node = item.as(InitializerDeclSyntax.self) {
        initialisers.append(node)
      } else if let part = try member(item, &names) {
        parts.append(part)
      }
    }
    parts.insert(try initialiserText(initialisers), at: 0)
    if let identity { parts.append(identity) }
    return "\(head) {\n" + parts.joined(separator: "\n\n") + "\n}"
  }

  /// The members of all the protocols; what two of them require alike is there once.
  private func requirements() -> [DeclSyntax] {
    // By their bytes: names that differ only in their Unicode form are different names to the compiler.
    var seen: Set<[UInt8]> = []
    return inheritance.protocols.flatMap { $0.memberBlock.members.map(\.decl) }.filter {
      $0.is(AssociatedTypeDeclSyntax.self)
        || seen.insert(Array($0.trimmed.formattedWithoutBlanks.utf8)).inserted
    }
  }

  private func member(
    _ item: DeclSyntax, _ names: inout MockNames
  ) throws(MockProblem) -> String? {
    if let node = item.as(FunctionDeclSyntax.self) {
      try refuseStatic(node.modifiers, node.name.text)
      return try MockMethod(
        node, mock: name, isolation: isolation, functionAliases: functionAliases
      ).text(&names)
    }
    if let node = item.as(VariableDeclSyntax.self), let binding = node.bindings.first {
      try refuseStatic(node.modifiers, binding.pattern.trimmedDescription)
      return try MockProperty(binding, of: node, mock: name, isolation: isolation).text(&names)
    }
    if item.is(AssociatedTypeDeclSyntax.self) || item.is(TypeAliasDeclSyntax.self) { return nil }
    if item.is(SubscriptDeclSyntax.self) { throw .subscriptRequirement }
    if item.is(IfConfigDeclSyntax.self) { throw .conditionalMembers }
    throw .macro
  }

  private func refuseStatic(
    _ modifiers: DeclModifierListSyntax, _ member: String
  ) throws(MockProblem) {
    let isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
    if isStatic, !generics.isEmpty { throw .staticInGenericClass(member) }
  }

  // MARK: The class itself

  private var head: String {
    let isolated = isolation.actor.map { $0 + "\n" } ?? ""
    let available = entry.node.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.trimmedDescription == "available" }
      .map { $0.trimmedDescription + "\n" }.joined()
    let parents =
      (inheritance.isObject ? ["NSObject"] : []) + [entry.name]
      + (inheritance.isSendable && isolation.actor == nil ? ["@unchecked Sendable"] : [])
    let parameters = generics.map { parameter in
      parameter.bound.map { "\(parameter.name): \($0)" } ?? parameter.name
    }
    let clause = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    let condition = conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
    return
      "\(available)\(isolated)final class \(name)\(clause): \(parents.joined(separator: ", "))\(condition)"
  }

  /// The associated types, which the class has as generic parameters.
  private var generics: [(name: String, bound: String?)] {
    var seen: Set<String> = []
    return inheritance.protocols.flatMap { $0.memberBlock.members }
      .compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
      .filter { seen.insert($0.name.text).inserted }
      .map { node in
        let bounds = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription }
        return (node.name.text, bounds.map { $0.joined(separator: " & ") })
      }
  }

  /// What the protocols require of their associated types.
  private var conditions: [String] {
    let clauses = inheritance.protocols.flatMap { node in
      [node.genericWhereClause]
        + node.memberBlock.members.map {
          $0.decl.as(AssociatedTypeDeclSyntax.self)?.genericWhereClause
        }
    }
    return clauses.compactMap(\.self).flatMap { $0.requirements }
      .map { $0.requirement.trimmedDescription }
      .filter { !$0.hasPrefix("Self:") && !$0.hasPrefix("Self :") }
      .map { $0.replacing("Self.", with: "") }
  }

  /// Equality and hash value of an object.
  private var identity: String? {
    guard inheritance.isEquatable, !inheritance.isObject else { return nil }
    let equality = """
        nonisolated static func == (left: \(name), right: \(name)) -> Bool {
          left === right
        }
      """
    guard inheritance.isHashable else { return equality }
    return equality + "\n\n" + """
        nonisolated func hash(into hasher: inout Hasher) {
          hasher.combine(ObjectIdentifier(self))
        }
      """
  }

  // MARK: Initialisers

  private func initialiserText(
    _ nodes: [InitializerDeclSyntax]
  ) throws(MockProblem) -> String {
    let plain =
      inheritance.isObject
      ? "  override init() {\n    super.init()\n  }" : "  init() {}"
    var parts: [String] = []
    for node in nodes { parts.append(try initialiser(node)) }
    // One without parameters that throws, or may fail, takes the place of the plain one.
    let hasOwn = nodes.contains { $0.signature.parameterClause.parameters.isEmpty }
    return ((hasOwn ? [] : [plain]) + parts).joined(separator: "\n\n")
  }

  private func initialiser(_ node: InitializerDeclSyntax) throws(MockProblem) -> String {
    var declarations: [String] = []
    for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
      declarations.append(
        try MockParameter(
          parameter, at: index, types: MockTypes(mock: name), functionAliases: functionAliases
        ).declaration)
    }
    let effects = node.signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
    let form =
      (node.optionalMark?.text ?? "") + (node.genericParameterClause?.trimmedDescription ?? "")
    let isOverride = inheritance.isObject && declarations.isEmpty && effects.isEmpty
    let body = inheritance.isObject ? "\n    super.init()\n  " : ""
    return "  \(node.attributes.kept)\(isOverride ? "override " : "")init\(form)"
      + "(\(declarations.joined(separator: ", ")))\(effects) {\(body)}"
  }
}

extension DeclSyntax {
  /// The code without blanks, to compare two declarations.
  fileprivate var formattedWithoutBlanks: String {
    tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
  }
}
