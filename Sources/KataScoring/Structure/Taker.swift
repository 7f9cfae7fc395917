import KataCore

/// A place where something is handed to a type from outside: an injected property, or a parameter or result of a
/// function.
struct Taker: Hashable, Sendable {
  let type: Int
  /// One declared name; a composition of protocols makes one taker each.
  let declared: String
  let isProperty: Bool

  /// All of a program, each once, in the order of the text.
  static func all(in facts: ProgramFacts) -> [Taker] {
    var seen: Set<Taker> = []
    var takers: [Taker] = []
    func add(_ declared: String?, _ type: Int, isProperty: Bool) {
      for name in names(declared) {
        let taker = Taker(type: type, declared: name, isProperty: isProperty)
        if seen.insert(taker).inserted { takers.append(taker) }
      }
    }
    for (index, type) in facts.types.enumerated() {
      for property in type.properties where property.isInjected && !property.isStatic {
        add(property.type, index, isProperty: true)
      }
    }
    for function in facts.functions {
      for declared in function.parameterTypes { add(declared, function.type, isProperty: false) }
    }
    return takers
  }

  /// The names that a declared type mentions, without `any`, `some` and punctuation.
  static func names(_ declared: String?) -> [String] {
    guard let declared else { return [] }
    // Most are one plain name.
    if declared.utf8.allSatisfy(isPlain) {
      return declared.isEmpty || words.contains(declared) ? [] : [declared]
    }
    return declared.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      .map { String($0.split(separator: ".").last ?? $0) }
      .filter { !words.contains($0) }
  }

  private static let words: NameSet = ["any", "escaping", "inout", "some"]

  private static func isPlain(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F
  }
}
