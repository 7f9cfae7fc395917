import KataCore

/// Computes or decides what is true, without a screen.
///
/// - Has it: `people.filter { $0.isAdult }`, `if name.isEmpty`, `count += 1`, `try decoder.decode(Person.self, from: data)`
/// - Has not: `guard let self`, `return person`
///
/// Unwrapping is plumbing, unless there is an answer for the case that nothing is there.
struct DomainRule: ResponsibilityRule {
  let responsibility = Responsibility.domain

  func isFulfilled(by atom: ReadAtom, in code: CodeReading) -> Bool {
    let found = code.found[atom.index]
    if !found.contains(.presentation),
      atom.uses.contains(where: {
        Self.decodes($0, code) || !found.contains(.storage) && Self.known.covers($0, in: code)
      })
    {
      return true
    }
    guard found.isDisjoint(with: [.logging, .navigation, .wiring]) else { return false }
    let model = ModelReading(code)
    if model.fails(atom) { return true }
    if !found.contains(.presentation), StreamReading(code).isWork(atom) { return true }
    if DecisionReading(code).checksInput(atom) || model.takesInput(atom) || model.standsIn(atom) {
      return true
    }
    if atom.atom.kind == .condition { return DecisionReading(code).decides(atom) }
    if found.isDisjoint(with: [.network, .presentation]), !isAboutTime(atom), computes(atom, code) {
      return true
    }
    guard found.isEmpty else { return false }
    return model.changes(atom)
  }

  static func isKnown(_ use: Use, _ code: CodeReading) -> Bool {
    known.covers(use, in: code) || decodes(use, code)
  }

  private static func decodes(_ use: Use, _ code: CodeReading) -> Bool {
    // What a decoder is told besides is none of the data.
    decoding.covers(use, in: code) && use.name != "userInfo"
      || use.kind == .call && readsFormatted(use)
  }

  /// Whether a formatter is asked to read, as decoding does, and not to write.
  static func readsFormatted(_ use: Use) -> Bool {
    ["date", "number"].contains(use.name)
      && ["DateFormatter", "NumberFormatter", "ISO8601DateFormatter"].contains(use.on ?? "")
  }

  /// Whether it only says when something is to be done.
  private func isAboutTime(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { $0.kind == .call && ($0.name == "asyncAfter" || $0.name == "sleep") }
  }

  // MARK: Values

  private func computes(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    let isLayout = code.found[atom.index].contains(.layout)
    return atom.uses.contains { use in
      switch use.kind {
      case .call:
        guard let on = use.on else {
          return mapsUnknown(use, atom, code) || use.name == "toggle" && !use.chain.isEmpty
        }
        if use.name == "random" { return Self.numbers.contains(on) }
        if use.name == "toggle" { return on == "Bool" && !isLayout }
        if Self.collections.contains(on) { return Self.collectionCalls.contains(use.name) }
        return on == "String" && Self.stringCalls.contains(use.name)
      case .operation:
        return Self.arithmetic.contains(use.name) && !isGeometry(atom, code)
          || use.name == "!" && !atom.isInView && !isLayout
          || Self.comparing.contains(use.name) && !isLayout
      default: return false
      }
    }
  }

  /// Whether a call turns what nobody can tell the type of into something else, element by element.
  private func mapsUnknown(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    Self.mapping.contains(use.name) && !use.labels.contains { !$0.isEmpty && $0 != "where" }
      && atom.has(.closure) && code.found[atom.index].isEmpty
      && !code.hearsStreams(atom.atom.location.path)
  }

  private func isGeometry(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    code.found[atom.index].contains(.layout)
      || atom.uses.contains { ($0.type ?? "").hasPrefix("CG") || ($0.on ?? "").hasPrefix("CG") }
  }

  static let known = KnownAPI(
    types: [
      "NSPredicate", "NSRegularExpression", "Regex", "Calendar", "DateComponents", "Scanner",
      "NSSortDescriptor", "SortDescriptor",
    ],
    functions: [
      "UIImageJPEGRepresentation", "UIImagePNGRepresentation", "arc4random_uniform", "arc4random",
    ],
    shapes: ["jpegData(compressionQuality:)", "pngData()"])

  /// Turns what comes from outside into values, and back.
  static let decoding = KnownAPI(types: [
    "JSONDecoder", "JSONEncoder", "JSONSerialization", "PropertyListSerialization",
    "PropertyListDecoder", "XMLParser", "PropertyListEncoder", "KeyedDecodingContainer",
    "KeyedEncodingContainer", "Decoder", "Encoder", "JSON", "Mapper", "Map", "SWXMLHash",
  ])

  private static let numbers: Set<String> = ["Int", "Double", "Float", "Bool", "CGFloat"]
  private static let collections: Set<String> = [
    "Array", "Dictionary", "Set", "Collection", "Sequence",
  ]
  private static let mapping: Set<String> = [
    "filter", "map", "compactMap", "flatMap", "reduce", "sorted", "mapValues", "allSatisfy",
  ]
  private static let collectionCalls: Set<String> = [
    "filter", "map", "compactMap", "flatMap", "reduce", "sorted", "sort", "append", "remove",
    "insert", "removeAll", "removeFirst", "removeLast", "contains", "first", "firstIndex",
    "min", "max", "allSatisfy", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast",
    "removeValue", "updateValue", "mapValues", "swapAt", "toggle", "randomElement", "partition",
  ]
  static let stringCalls: Set<String> = [
    "trimmingCharacters", "components", "split", "replacingOccurrences", "hasPrefix", "hasSuffix",
    "contains", "range",
  ]
  private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "+=", "-=", "*=", "/="]
  static let comparing: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "?:"]
}
