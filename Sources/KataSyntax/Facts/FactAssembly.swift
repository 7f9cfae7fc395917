import KataCore
import SwiftSyntax

/// Turns what was gathered into the values that other targets read.
struct FactAssembly {
  let program: FactProgram
  let scans: [CodeScan]
  let imports: [[String]]

  var facts: ProgramFacts {
    markActions()
    for entry in program.types { addReferences(of: entry) }
    let references = program.references.sorted(by: Self.isBefore)
    let types = program.types.map(type)
    return ProgramFacts(
      files: files(references, types), types: types,
      functions: program.functions.map(function),
      atoms: atoms(), references: references, given: program.given.map(type))
  }

  private func markActions() {
    for (owner, name) in program.selectors {
      for function in program.functions
      where function.name == name && function.owner.outermost === owner.outermost {
        function.isAction = true
      }
    }
  }

  /// An entry with all types nested in it.
  func parts(of entry: TypeEntry) -> [TypeEntry] {
    var found = [entry]
    var index = 0
    while index < found.count {
      found += found[index].nested.values.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
      index += 1
    }
    return found
  }

  // MARK: Functions and atoms

  private func function(_ function: FunctionEntry) -> FunctionFacts {
    let reader = TypeMeaning(program: program)
    func name(_ type: TypeSyntax?) -> String? {
      guard let read = type.flatMap({ reader.read($0, in: function.scope) }) else { return nil }
      return read.isFunction ? "function" : read.factName
    }
    return FunctionFacts(
      name: function.name, kind: function.kind, type: function.owner.outermost.index,
      isStatic: function.isStatic, isOverride: function.isOverride,
      isProtocolExtension: function.isProtocolExtension, isAction: function.isAction,
      labels: function.parameters.map(\.label),
      parameterTypes: function.parameters.map { name($0.type) ?? "" },
      resultType: name(function.result),
      location: program.location(function.scope.file, function.offset),
      cognitiveComplexity: function.complexity, onlyForwards: function.onlyForwards,
      calls: function.calls)
  }

  private func atoms() -> [Atom] {
    program.atoms.sorted { ($0.file, $0.offset, -$0.length) < ($1.file, $1.offset, -$1.length) }.map
    {
      Atom(
        location: program.location($0.file, $0.offset), offset: $0.offset, length: $0.length,
        kind: $0.kind, function: $0.function, isInClosure: $0.isInClosure, uses: $0.uses,
        binds: $0.binds,
        branch: $0.branch)
    }
  }
}
