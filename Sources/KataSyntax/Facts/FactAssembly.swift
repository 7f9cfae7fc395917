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
    guard !program.selectors.isEmpty else { return }
    let named = Dictionary(grouping: program.functions, by: \.name)
    for (owner, name) in program.selectors {
      for function in named[name] ?? [] where function.owner.outermost === owner.outermost {
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
      resultType: name(function.result), unread: function.unread,
      location: program.location(function.scope.file, function.offset),
      cognitiveComplexity: function.complexity, onlyForwards: function.onlyForwards,
      calls: function.calls)
  }

  private func atoms() -> [Atom] {
    let drafts = program.atoms
    let order = drafts.indices.sorted {
      (drafts[$0].file, drafts[$0].offset, -drafts[$0].length)
        < (drafts[$1].file, drafts[$1].offset, -drafts[$1].length)
    }
    return order.map { index in
      let draft = drafts[index]
      return Atom(
        location: program.location(draft.file, draft.offset), offset: draft.offset,
        length: draft.length, kind: draft.kind, function: draft.function,
        isInClosure: draft.isInClosure, uses: draft.uses, binds: draft.binds,
        branch: draft.branch, otherwise: draft.otherwise)
    }
  }
}
