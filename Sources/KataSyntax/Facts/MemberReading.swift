import KataCore
import SwiftSyntax

/// Reads the members of one body of a type; a class, because its initial values are gathered on the way.
final class MemberReading {
  let entry: TypeEntry
  let program: FactProgram
  let file: Int
  let extending: ExtensionDeclSyntax?
  var initialValues: [(isStatic: Bool, value: ExprSyntax, property: MemberEntry?)] = []
  var hasInitializer = false
  var stored: [MemberEntry] = []
  let scope: Scope

  init(
    program: FactProgram, entry: TypeEntry, file: Int, extending: ExtensionDeclSyntax? = nil
  ) {
    self.program = program
    self.entry = entry
    self.file = file
    self.extending = extending
    scope = Scope(
      type: entry, file: file,
      generics: Self.bounds(extending?.genericWhereClause) + Self.elements(of: extending))
  }

  func add(_ decl: DeclSyntax) {
    switch decl.kind {
    case .variableDecl: addVariable(decl.cast(VariableDeclSyntax.self))
    case .functionDecl: addFunction(decl.cast(FunctionDeclSyntax.self))
    case .initializerDecl: addInitializer(decl.cast(InitializerDeclSyntax.self))
    case .deinitializerDecl: addDeinitializer(decl.cast(DeinitializerDeclSyntax.self))
    case .subscriptDecl: addSubscript(decl.cast(SubscriptDeclSyntax.self))
    case .enumCaseDecl: addCases(decl.cast(EnumCaseDeclSyntax.self))
    default: break
    }
    if entry.kind == .freeFunctions { finish() }
  }

  /// Closes a body: its initial values become functions of their own.
  func finish() {
    for isStatic in [false, true] {
      let values = initialValues.filter { $0.isStatic == isStatic }
      guard let first = values.first, !program.isGiven(file) else { continue }
      let function = program.addFunction(
        isStatic ? "static initial values" : "initial values", .initialValues, of: entry,
        in: scope, at: first.value.positionAfterSkippingLeadingTrivia.utf8Offset,
        body: .initialValues(values.map { ($0.value, $0.property) }))
      function.isStatic = isStatic
    }
    if entry.kind == .struct, !hasInitializer, extending == nil {
      for property in stored where property.storage?.isPrivate == false && !property.isStatic {
        if property.initialValue == nil { property.storage?.isInjected = true }
      }
    }
    initialValues = []
    stored = []
  }

  var isProtocolBody: Bool { entry.kind == .protocol && extending == nil }

  // MARK: Marks

  func register(_ member: MemberEntry) {
    entry.add(member)
    if entry.kind == .freeFunctions { program.addGlobal(member) }
  }

  func mention(_ type: TypeSyntax, _ kind: TypeReference.Kind) {
    entry.outermost.signatures.append((type, kind, scope))
  }

  func mark(_ function: FunctionEntry?, _ marks: DeclarationMarks) {
    function?.isOverride = marks.isOverride
    function?.isAction = marks.isAction
    function?.isPrivate = marks.isPrivate
    function?.isProtocolExtension = entry.kind == .protocol && extending != nil
    if let bound = Self.bounds(extending?.genericWhereClause).first(where: { $0.name == "Self" }) {
      function?.selfBound = bound.bound
    }
  }

  /// What a list holds that is extended with its argument, as in `extension [Person]`.
  private static func elements(
    of node: ExtensionDeclSyntax?
  ) -> [(name: String, bound: TypeSyntax?)] {
    guard let type = node?.extendedType else { return [] }
    if let list = type.as(ArrayTypeSyntax.self) { return [("Element", list.element)] }
    guard let named = type.as(IdentifierTypeSyntax.self),
      let arguments = named.genericArgumentClause?.arguments, arguments.count == 1,
      case .type(let element)? = arguments.first?.argument,
      ["Array", "Set"].contains(named.name.plainText)
    else { return [] }
    return [("Element", element)]
  }

  static func bounds(
    _ clause: GenericWhereClauseSyntax?
  ) -> [(name: String, bound: TypeSyntax?)] {
    // An empty list of nodes would be made anew each time, with memory of its own.
    guard let clause else { return [] }
    return clause.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        (node.leftType.dottedName.last ?? "", node.rightType)
      case .sameTypeRequirement(let node):
        node.rightType.as(TypeSyntax.self).map {
          (node.leftType.as(TypeSyntax.self)?.dottedName.last ?? "", $0)
        }
      default: nil
      }
    }
  }
}
