import KataCore

/// A program as facts, written down in a few letters: each atom's duties are its letters.
///
/// N network, S storage, G logging, P presentation, D domain, L layout, V navigation, E view events, O observing,
/// W wiring, `-` nothing.
struct SampleProgram {
  struct Function {
    var name: String
    var kind = FunctionFacts.Kind.function
    var atoms: [String]
    var isStatic = false
    var isProtocolExtension = false
    /// As `Type.function`, or `function` of the same type.
    var calls: [String] = []
    /// The names that its first atom reads.
    var reads: [String] = []
    var uses: [Use] = []
    var complexity = 1
    var onlyForwards = false
    var parameterTypes: [String] = []
    var resultType: String?
  }

  struct TypeEntry {
    var name: String
    var kind: TypeFacts.Kind
    var inherits: [String]
    var file: String
    var properties: [TypeFacts.StoredProperty] = []
    var requirements: [String] = []
    var functions: [Function] = []
  }

  var types: [TypeEntry] = []
  var links: [(from: String, to: String, kind: TypeReference.Kind)] = []
  var given: [TypeFacts] = []
  /// The files that need UIKit.
  var uikitFiles: Set<String> = []

  static let letters: [Character: Responsibility] = [
    "N": .network, "S": .storage, "G": .logging, "P": .presentation, "D": .domain, "L": .layout,
    "V": .navigation, "E": .viewEvents, "O": .observing, "W": .wiring,
  ]

  /// What gives an atom away that works on the screen.
  private static let screenUses: [Character: Use] = [
    "L": Use(.write, name: "text", on: "UILabel"),
    "E": Use(.call, name: "addAction", on: "UIButton"),
    "V": Use(.call, name: "pushViewController", on: "UINavigationController", chain: ["screen"]),
  ]

  // MARK: Writing

  mutating func type(
    _ name: String, _ kind: TypeFacts.Kind = .class, inherits: [String] = [],
    requirements: [String] = [], properties: [TypeFacts.StoredProperty] = [], file: String? = nil,
    _ functions: [Function] = []
  ) {
    var entry = TypeEntry(name: name, kind: kind, inherits: inherits, file: file ?? "\(name).swift")
    entry.requirements = requirements
    entry.properties = properties
    entry.functions = functions
    types.append(entry)
  }

  mutating func link(_ from: String, _ to: String, _ kinds: TypeReference.Kind...) {
    for kind in kinds { links.append((from, to, kind)) }
  }

  // MARK: Facts

  var facts: ProgramFacts { build().facts }
  var responsibilities: [Duties] { build().duties }

  private func build() -> (facts: ProgramFacts, duties: [Duties]) {
    var numbers: [String: Int] = [:]
    var count = 0
    for type in types {
      for function in type.functions {
        numbers["\(type.name).\(function.name)"] = count
        count += 1
      }
    }
    var functions: [FunctionFacts] = []
    var atoms: [Atom] = []
    var duties: [Duties] = []
    var lines: [String: Int] = [:]
    for (number, type) in types.enumerated() {
      for function in type.functions {
        var calls: [Int: Int] = [:]
        for call in function.calls {
          let name = call.contains(".") ? call : "\(type.name).\(call)"
          if let callee = numbers[name] { calls[callee, default: 0] += 1 }
        }
        let first = lines[type.file, default: 1]
        functions.append(
          FunctionFacts(
            name: function.name, kind: function.kind, type: number, isStatic: function.isStatic,
            isOverride: false, isProtocolExtension: function.isProtocolExtension, isAction: false,
            labels: function.parameterTypes.map { _ in "" },
            parameterTypes: function.parameterTypes, resultType: function.resultType,
            location: SourceLocation(path: .init(stringLiteral: type.file), line: first, column: 1),
            cognitiveComplexity: function.complexity, onlyForwards: function.onlyForwards,
            calls: calls))
        for (place, atom) in function.atoms.enumerated() {
          let line = lines[type.file, default: 1] + 1
          lines[type.file] = line
          let uses =
            (place == 0 ? function.reads.map { Use(.read, name: $0) } + function.uses : [])
            + atom.compactMap { Self.screenUses[$0] }
          atoms.append(
            Atom(
              location: SourceLocation(
                path: .init(stringLiteral: type.file), line: line, column: 5),
              offset: line * 100, length: 50, kind: .statement, function: functions.count - 1,
              isInClosure: false, uses: uses))
          duties.append(Duties(atom.compactMap { Self.letters[$0] }))
        }
      }
    }
    let typeFacts = types.map { type in
      TypeFacts(
        name: type.name, kind: type.kind,
        location: SourceLocation(path: .init(stringLiteral: type.file), line: 1, column: 1),
        inherits: type.inherits, files: [.init(stringLiteral: type.file)],
        lines: lines[type.file, default: 1], properties: type.properties, nested: [],
        requirements: type.requirements, mentions: [])
    }
    let places = Dictionary(
      types.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let references = links.compactMap { link -> TypeReference? in
      guard let from = places[link.from], let to = places[link.to] else { return nil }
      return TypeReference(
        from: from, to: to, kind: link.kind, location: typeFacts[from].location)
    }
    let files = Set(types.map(\.file)).sorted().map { file in
      FileFacts(
        path: .init(stringLiteral: file), imports: uikitFiles.contains(file) ? ["UIKit"] : [],
        lines: lines[file, default: 1],
        tokens: lines[file, default: 1] * 10, isUIKitFree: !uikitFiles.contains(file), problem: nil)
    }
    return (
      ProgramFacts(
        files: files, types: typeFacts, functions: functions, atoms: atoms,
        references: references, given: given), duties
    )
  }
}

extension SampleProgram.Function {
  /// Writes a function in letters, its atoms parted by spaces.
  static func function(
    _ name: String, _ atoms: String, calls: [String] = [], reads: [String] = []
  ) -> Self {
    .init(
      name: name, atoms: atoms.split(separator: " ").map(String.init), calls: calls, reads: reads)
  }

  static func initializer(_ atoms: String) -> Self {
    .init(name: "init", kind: .initializer, atoms: atoms.split(separator: " ").map(String.init))
  }

  static func initialValues(_ atoms: String) -> Self {
    .init(
      name: "initial values", kind: .initialValues,
      atoms: atoms.split(separator: " ").map(String.init))
  }

  static func staticFunction(_ name: String, _ atoms: String, calls: [String] = []) -> Self {
    .init(
      name: name, atoms: atoms.split(separator: " ").map(String.init), isStatic: true, calls: calls)
  }
}

extension TypeFacts.StoredProperty {
  static func property(
    _ name: String, _ type: String?, isWeak: Bool = false, isVariable: Bool = false,
    isInjected: Bool = false, isClosure: Bool = false
  ) -> Self {
    .init(
      name: name, type: type, isStatic: false, isWeak: isWeak, isVariable: isVariable,
      isClosure: isClosure, isInjected: isInjected,
      location: SourceLocation(path: "p.swift", line: 1, column: 1))
  }
}
