import KataCore

/// Tells which functions anybody may call, so that code which nobody uses counts for nothing even where nothing
/// is run.
///
/// A function is dead when no other function uses anything of its name and nothing from outside can know it: it
/// overrides nothing, is no action, answers no protocol, is not the only one that makes a screen. Wrong for functions that are reached by strings only.
struct Liveness: Sendable {
  let isLive: [Bool]

  init(_ index: ProgramIndex) {
    let facts = index.facts
    let isReached = Self.withSuperclasses(
      MadeElsewhere(index).adding(to: facts.types.indices.map { Self.isReached($0, index) }), index)
    let openings = Self.openings(index)
    isLive = facts.functions.indices.map { function in
      let entry = facts.functions[function]
      guard isReached[entry.type] else { return false }
      switch entry.kind {
      case .initializer, .deinitializer, .initialValues, .observer, .setter, .subscript,
        .requirement:
        return true
      case .function, .getter: break
      }
      if Self.implicit.contains(entry.name) { return true }
      if entry.isOverride || entry.isAction || !index.callers[function].isEmpty { return true }
      return openings.contains(function) || Self.isNamed(function, index)
        || Self.mayAnswer(entry, index)
    }
  }

  /// Who makes a subclass runs what it inherits, such as the initialiser, and names nobody but the subclass.
  private static func withSuperclasses(_ reached: [Bool], _ index: ProgramIndex) -> [Bool] {
    var reached = reached
    for type in reached.indices where reached[type] {
      var next = index.superclass[type]
      while let parent = next, !reached[parent] {
        reached[parent] = true
        next = index.superclass[parent]
      }
    }
    return reached
  }

  /// The functions that alone make a screen of the program: the rest of the application opens it by them.
  private static func openings(_ index: ProgramIndex) -> Set<Int> {
    var makers: [Int: Set<Int>] = [:]
    for atom in index.facts.atoms where atom.has(.make) {
      for use in atom.uses where use.kind == .make {
        guard let type = index.type(use.name), index.kinship[type] == .viewController else {
          continue
        }
        makers[type, default: []].insert(atom.function)
      }
    }
    return Set(makers.values.filter { $0.count == 1 }.flatMap { $0 })
  }

  /// Members that the language itself uses where only their type is named.
  private static let implicit: NameSet = [
    "appendInterpolation", "appendLiteral", "buildArray", "buildBlock", "buildEither",
    "buildExpression", "buildFinalResult", "buildLimitedAvailability", "buildOptional",
    "buildPartialBlock", "callAsFunction", "dynamicallyCall", "encode", "hash", "makeIterator",
    "next", "projectedValue", "wrappedValue", "~=",
  ]

  /// Whether another function mentions a function's name.
  private static func isNamed(_ function: Int, _ index: ProgramIndex) -> Bool {
    index.mentions.of(index.facts.functions[function].name).contains { mention in
      mention.isWritten && index.facts.atoms[mention.atom].function != function
    }
  }

  /// Whether a protocol may ask for it: one of the program's or given ones by name, or any that only the system
  /// knows.
  private static func mayAnswer(_ function: FunctionFacts, _ index: ProgramIndex) -> Bool {
    let type = index.facts.types[function.type]
    guard type.kind != .freeFunctions, type.kind != .foreignExtension else {
      return type.kind == .freeFunctions && function.name == "main"
    }
    return index.ancestors[function.type].contains { name in
      if let given = index.given(name), given.requirements.isEmpty { return true }
      if let known = index.protocol(name) { return known.requirements.contains(function.name) }
      return index.type(name) == nil && index.given(name) == nil && !Marker.names.contains(name)
    }
  }

  /// Whether a type is used by another, or is one that the system makes, or makes others itself.
  private static func isReached(_ type: Int, _ index: ProgramIndex) -> Bool {
    let facts = index.facts.types[type]
    if !facts.kind.isConcrete || !index.incoming[type].isEmpty { return true }
    // An attribute names its type where no reference is read.
    if facts.properties.contains(where: { implicit.contains($0.name) }) { return true }
    if index.kinship[type] != .none || index.outgoing[type].contains(where: { $0.kind == .makes }) {
      return true
    }
    return index.ancestors[type].contains { name in
      index.given(name) != nil
        || (index.type(name) == nil && !Marker.names.contains(name))
    }
  }
}
