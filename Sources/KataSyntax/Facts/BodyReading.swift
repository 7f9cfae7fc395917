import KataCore
import SwiftSyntax

/// Reads the body of one function into atoms.
///
/// A class, because blocks nest and share what is found.
final class BodyReading {
  let program: ReadProgram
  let function: DeclaredFunction
  private let number: Int
  let output: BodyOutput
  private var parsed: ParsedFile { program.files[function.file] }

  var scope: Scope = [:]
  /// The conditions of the block that is read by which it is left early, so that they decide about all that follows.
  var exits: [Int] = []
  var depth = 0
  var complexity = 0
  /// What the platform calls the code for that is read.
  private var occasion: DeclaredFunction.Occasion?
  /// Where the value of an expression at the end of a body goes.
  var result: Set<AtomDraft.Place>

  init(program: ReadProgram, number: Int, output: BodyOutput) {
    self.program = program
    self.number = number
    self.output = output
    function = program.functions[number]
    occasion = program.isScreenPart(function.type) ? function.occasion : nil
    result = [.result(number)]
    for parameter in function.parameters {
      scope[parameter.name] = LocalName(
        type: parameter.type,
        isPlatforms: occasion != nil && parameter.type?.name != "String")
    }
  }

  func read() {
    guard let body = function.body else { return }
    for value in function.defaults where !value.is(MacroExpansionExprSyntax.self) {
      atom(.defaultArgument, Syntax(value)) { $0.read(value) }
    }
    if function.kind == .initialValues, let value = body.as(ExprSyntax.self) {
      let place = AtomDraft.Place.property("\(function.type.name).\(function.name)")
      atom(.initialValue, body, writes: [place]) { $0.read(value) }
    } else if let block = body.as(CodeBlockSyntax.self) {
      read(block.statements)
    } else if let list = body.as(CodeBlockItemListSyntax.self) {
      read(list)
    } else {
      read(item: body, isOnly: false)
    }
    output.complexity[number] = complexity
  }

  func atom(
    _ kind: Atom.Kind, _ node: Syntax, writes: Set<AtomDraft.Place> = [],
    _ read: (inout ExpressionReading) -> Void
  ) {
    let extent = node.extent
    let draft = AtomDraft(
      kind: kind, location: parsed.location(offset: extent.lowerBound), offset: extent.lowerBound,
      length: extent.count, function: number, occasion: occasion)
    var reading = ExpressionReading(types: types, draft: draft)
    read(&reading)
    reading.draft.writes.formUnion(writes)
    let index = output.atoms.count
    output.atoms.append(reading.draft)
    output.calls[number, default: []].formUnion(reading.calls)
    output.unresolved.formUnion(reading.unresolved)
    output.observers.formUnion(reading.observers)
    output.uses += reading.uses.map { name, kind in
      BodyOutput.Use(
        from: function.type.outermost, name: name, kind: kind, location: reading.draft.location)
    }
    ClosureCaptures(program: program, types: types, output: output).read(node, function)
    for inner in reading.inner { self.read(inner, of: index) }
  }

  private func read(_ inner: ExpressionReading.Inner, of atom: Int) {
    let (outerScope, outerOccasion, outerResult) = (scope, occasion, result)
    defer { (scope, occasion, result) = (outerScope, outerOccasion, outerResult) }
    result = output.atoms[atom].writes
    guard let closure = inner.code.as(ClosureExprSyntax.self) else {
      return read(item: Syntax(inner.code), isOnly: true)
    }
    occasion = inner.caller == .viewEvents ? .event : nil
    bindParameters(of: closure)
    read(closure.statements)
  }

  private func bindParameters(of node: ClosureExprSyntax) {
    switch node.signature?.parameterClause {
    case .simpleInput(let list)?:
      for parameter in list { scope[parameter.name.plainText] = LocalName(type: nil) }
    case .parameterClause(let clause)?:
      for parameter in clause.parameters {
        scope[parameter.localName] = LocalName(type: parameter.type.flatMap { TypeName($0) })
      }
    default: break
    }
  }

  func bind(_ pattern: PatternSyntax, _ type: TypeName?, atom: Int?, to value: ExprSyntax? = nil) {
    if let name = pattern.plainName {
      scope[name] = LocalName(type: type, atom: atom, value: value)
      return
    }
    for token in pattern.tokens(viewMode: .sourceAccurate)
    where token.parent?.is(IdentifierPatternSyntax.self) == true {
      scope[token.plainText] = LocalName(type: type, atom: atom)
    }
  }

  var types: ExpressionTypes {
    ExpressionTypes(program: program, type: function.type, scope: scope)
  }
}
