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
    if atom.isComplaint { return false }
    let found = code.found[atom.index]
    // What a request carries is written for it.
    let fillsBody = atom.has(.write, "httpBody")
    if !found.contains(.presentation),
      atom.uses.contains(where: {
        Self.decodes($0, code) && !(found.contains(.network) && ($0.kind == .make || fillsBody))
          || !found.contains(.storage) && !($0.kind == .read && $0.on == "Measurement")
            && Self.known.covers($0, in: code)
      })
    {
      return true
    }
    guard found.isDisjoint(with: [.logging, .navigation, .wiring]) else { return false }
    if FormatterReading(code).onlyReads(atom) { return true }
    // With what a store answers its own functions is its own matter, as a server's status is.
    if found.contains(.storage), atom.uses.contains(where: StorageRule.isStatus) { return false }
    let model = ModelReading(code)
    if model.fails(atom) || model.entersState(atom) { return true }
    if !found.contains(.presentation), StreamReading(code).isWork(atom) { return true }
    if DecisionReading(code).checksInput(atom) || model.takesInput(atom) || model.standsIn(atom) {
      return true
    }
    if atom.atom.kind == .condition { return DecisionReading(code).decides(atom) }
    if found.isDisjoint(with: [.network, .presentation]), !isAboutTime(atom),
      ComputationReading(code).computes(atom)
    {
      return true
    }
    guard found.isEmpty else { return BoxReading(code).keepsModel(atom) }
    return model.changes(atom)
  }

  static func isKnown(_ use: Use, _ code: CodeReading) -> Bool {
    known.covers(use, in: code) || decodes(use, code)
  }

  private static func decodes(_ use: Use, _ code: CodeReading) -> Bool {
    // What a decoder is told besides is none of the data.
    decoding.covers(use, in: code) && use.name != "userInfo"
      || use.kind == .call
        && (readsFormatted(use) || use.name == "data" && use.labels == ["as"] || packs(use))
  }

  /// Whether a picture is turned into data.
  private static func packs(_ use: Use) -> Bool {
    use.on == "UIImage" && ["jpegData", "pngData"].contains(use.name)
  }

  /// Whether a formatter is asked to read, as decoding does, and not to write.
  static func readsFormatted(_ use: Use) -> Bool {
    ["date", "number"].contains(use.name)
      && ["DateFormatter", "NumberFormatter", "ISO8601DateFormatter"].contains(use.on ?? "")
  }

  /// Whether it only says when something is to be done, or asks on which thread.
  private func isAboutTime(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { use in
      use.kind == .call && ["asyncAfter", "sleep"].contains(use.name) || use.name == "isMainThread"
    }
  }

  static let known = KnownAPI(
    types: [
      "NSPredicate", "NSRegularExpression", "Regex", "Calendar", "DateComponents", "Scanner",
      "NSSortDescriptor", "SortDescriptor", "Measurement", "NSDecimalNumber", "NSDataDetector",
      "SHA256", "SHA512", "Insecure", "HMAC",
    ],
    functions: [
      "UIImageJPEGRepresentation", "UIImagePNGRepresentation", "arc4random_uniform", "arc4random",
    ],
    shapes: ["jpegData(compressionQuality:)", "pngData()"])

  /// Turns what comes from outside into values, and back.
  static let decoding = KnownAPI(
    types: [
      "JSONDecoder", "JSONEncoder", "JSONSerialization", "PropertyListSerialization",
      "PropertyListDecoder", "XMLParser", "PropertyListEncoder", "KeyedDecodingContainer",
      "KeyedEncodingContainer", "Decoder", "Encoder", "JSON", "Mapper", "Map", "SWXMLHash",
      "UnkeyedDecodingContainer", "SingleValueDecodingContainer", "DecodingError",
    ],
    shapes: [
      "container(keyedBy:)", "singleValueContainer()", "unkeyedContainer()", "decode(_:)",
      "decode(_:forKey:)", "decodeIfPresent(_:forKey:)", "nestedContainer(keyedBy:forKey:)",
      "nestedUnkeyedContainer(forKey:)", "encode(_:forKey:)", "encodeIfPresent(_:forKey:)",
      "decode(_:from:)", "decodeNil(forKey:)",
    ])

  static let stringCalls: NameSet = [
    "trimmingCharacters", "components", "split", "replacingOccurrences", "hasPrefix", "hasSuffix",
    "contains", "range", "lowercased", "filter", "allSatisfy", "replacingCharacters", "prefix",
    "suffix", "dropFirst", "dropLast", "reversed", "rangeOfCharacter", "starts", "folding",
    "compare", "caseInsensitiveCompare", "localizedCompare", "localizedCaseInsensitiveCompare",
    "localizedCaseInsensitiveContains", "localizedStandardContains", "removeLast", "removeFirst",
  ]
  static let comparing: NameSet = ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "?:"]
}
