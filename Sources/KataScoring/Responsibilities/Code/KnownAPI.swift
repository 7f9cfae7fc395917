import KataCore

/// The types and functions of the platform and of well-known packages that stand for one responsibility.
///
/// A class, because every rule asks one for every use, and copying its tables takes longer than asking.
final class KnownAPI: Sendable {
  /// Whatever is done with values of these types counts, and so does making them.
  let types: NameSet
  /// Free functions.
  private let functions: NameSet
  /// Members that count wherever they are found in a chain, such as `snp` and `kf`.
  private let words: NameSet
  private let wordLooks: NameLooks
  /// Methods told by name and labels, for receivers whose type nobody can tell.
  private let shapes: Set<String>
  /// The names of those methods: a call of any other need not be written down to be compared.
  private let shapeNames: NameSet
  /// Tells of most uses at once that none of the tables holds any of their names.
  private let glance: NameGlance

  init(
    types: NameSet = [], functions: NameSet = [], words: NameSet = [], shapes: Set<String> = []
  ) {
    (self.types, self.functions, self.words, self.shapes) = (types, functions, words, shapes)
    wordLooks = NameLooks(words.all)
    let shapeNames = shapes.map { String($0.prefix { $0 != "(" }) }
    self.shapeNames = NameSet(shapeNames)
    glance = NameGlance([types, functions, words].flatMap(\.all) + shapeNames)
  }

  /// Says whether a use is one of them.
  func covers(_ use: Use, in code: CodeReading) -> Bool {
    guard mayCover(use) else { return false }
    if types.allows(use.receiverRootLook), let on = use.on, types.containsRoot(of: on),
      code.nature(on) == nil
    {
      return true
    }
    switch use.kind {
    case .make:
      if coversType(use, code) { return true }
    case .read where use.on == nil:
      if coversType(use, code) { return true }
    case .call:
      if types.allows(use.typeLook), let type = use.type, types.contains(type),
        code.nature(on: use) == nil, code.nature(type) == nil,
        use.on != nil || !use.chain.isEmpty
      {
        return true
      }
    default: break
    }
    // A function with a capital letter looks like a type.
    if functions.allows(use.look), use.kind == .call || use.kind == .make, use.on == nil,
      use.chain.isEmpty, functions.contains(use.name)
    {
      return code.callees(of: use).isEmpty
    }
    if words.holdsName(of: use) || isReachedThroughWord(use) {
      return code.nature(on: use) == nil
    }
    guard shapeNames.allows(use.look), use.kind == .call, !use.chain.isEmpty,
      shapeNames.contains(use.name), use.on == nil || code.nature(on: use) != nil,
      shapes.contains(Self.shape(of: use))
    else { return false }
    return use.on == nil
      || !code.callees(of: use).contains {
        WayReading.takes(use.labels, code.facts.functions[$0].labels)
      }
  }

  private func mayCover(_ use: Use) -> Bool {
    glance.allows(use.look) || glance.allows(use.rootLook) || glance.allows(use.receiverRootLook)
      || use.kind == .call && glance.allows(use.typeLook)
      || isReachedThroughWord(use)
  }

  private func isReachedThroughWord(_ use: Use) -> Bool {
    use.chainLooks.meets(wordLooks) && use.chain.contains(where: words.contains)
  }

  private func coversType(_ use: Use, _ code: CodeReading) -> Bool {
    types.allows(use.rootLook) && types.containsRoot(of: use.name)
      && code.nature(use.name) == nil
  }

  /// The outermost type of a nested one.
  static func root(_ name: String) -> String {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[..<dot])
  }

  /// A call as documentation writes it, such as `present(_:animated:)`.
  static func shape(of use: Use) -> String {
    use.name + "(" + use.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }
}
