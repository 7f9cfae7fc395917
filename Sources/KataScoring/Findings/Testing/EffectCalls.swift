import KataCore

/// The calls of several effects of one kind, each named once, with their places.
struct EffectCalls {
  /// The most frequent first.
  let names: [String]
  /// One a line, in the order of the names.
  let locations: [SourceLocation]

  init(_ effects: [Effect]) {
    var places: [String: [SourceLocation]] = [:]
    var order: [String] = []
    for effect in effects {
      let name = Self.name(effect)
      if places[name] == nil { order.append(name) }
      places[name, default: []].append(effect.location)
    }
    let counts = places.mapValues(\.count)
    names = order.enumerated().sorted { left, right in
      (counts[right.element] ?? 0, left.offset) < (counts[left.element] ?? 0, right.offset)
    }.map(\.element)
    locations = names.flatMap { places[$0] ?? [] }.oncePerLine
  }

  /// What is reached, without what is asked of it: `UserDefaults.standard` of all its calls.
  private static func name(_ effect: Effect) -> String {
    guard effect.kind != .navigation, effect.call.hasSuffix("()") else { return effect.call }
    let words = effect.call.utf8.split(separator: UInt8(ascii: ".")).map(Substring.init)
    guard words.count > 2,
      words[0].first?.isUppercase == true
    else { return effect.call }
    return words.dropLast().joined(separator: ".")
  }
}
