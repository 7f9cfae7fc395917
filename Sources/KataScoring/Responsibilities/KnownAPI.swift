import KataCore

/// The types and functions of the platform and of well-known packages that stand for one responsibility.
struct KnownAPI: Sendable {
  /// Whatever is done with values of these types counts, and so does making them.
  var types: Set<String> = []
  /// Free functions.
  var functions: Set<String> = []
  /// Members that count wherever they are found in a chain, such as `snp` and `kf`.
  var words: Set<String> = []
  /// Methods told by name and labels, for receivers whose type nobody can tell.
  var shapes: Set<String> = []

  /// Says whether a use is one of them.
  func covers(_ use: Use, in code: CodeReading) -> Bool {
    if let on = use.on, code.nature(on) == nil, types.contains(Self.root(on)) { return true }
    if use.kind == .make || use.kind == .read && use.on == nil,
      code.nature(use.name) == nil, types.contains(Self.root(use.name))
    {
      return true
    }
    if use.kind == .call, let type = use.type, types.contains(type), code.nature(use.on) == nil,
      use.on != nil || !use.chain.isEmpty
    {
      return true
    }
    // A function with a capital letter looks like a type.
    if use.kind == .call || use.kind == .make, use.on == nil, use.chain.isEmpty,
      functions.contains(use.name)
    {
      return code.callees(of: use).isEmpty
    }
    if !words.isEmpty, words.contains(use.name) || use.chain.contains(where: words.contains) {
      return code.nature(use.on) == nil
    }
    guard use.kind == .call, !shapes.isEmpty, use.on == nil || code.nature(use.on) != nil,
      !use.chain.isEmpty, shapes.contains(Self.shape(of: use))
    else { return false }
    return use.on == nil || code.callees(of: use).isEmpty
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
