import KataCore

/// What a `kata.json` says about scores: its depth, what its services stand for, and what has to be reached.
struct KataMeasures {
  let depth: Kata.Depth
  let services: [String: Responsibility]
  let thresholds: [Score.Feature: Int]
  /// What is wrong with the values, with the nearest known word; nil when nothing is.
  let problem: String?

  init(_ manifest: KataManifest) {
    let services = manifest.services ?? [:]
    let thresholds = manifest.thresholds ?? [:]
    depth = manifest.depth.flatMap(Kata.Depth.init) ?? .givenSeam
    self.services = services.compactMapValues(Responsibility.init)
    self.thresholds = Dictionary(
      uniqueKeysWithValues: thresholds.compactMap { name, value in
        Score.Feature(rawValue: name).map { ($0, Int(exactly: value) ?? 0) }
      })
    problem =
      manifest.depth.flatMap { Self.problem("`depth` is", $0, known: Kata.Depth.self) }
      ?? Self.problem(services: services) ?? Self.problem(thresholds: thresholds)
  }

  private static func problem(services: [String: String]) -> String? {
    for (type, duty) in services.sorted(by: { $0.key < $1.key }) {
      if !isTypeName(type) { return "`services` names \"\(type)\", which is no type's name" }
      if let reason = problem("`services.\(type)` is", duty, known: Responsibility.self) {
        return reason
      }
    }
    return nil
  }

  private static func problem(thresholds: [String: Double]) -> String? {
    for (name, value) in thresholds.sorted(by: { $0.key < $1.key }) {
      if let reason = problem("`thresholds` names", name, known: Score.Feature.self) {
        return reason
      }
      if !(0...100).contains(value) || value != value.rounded() {
        return "`thresholds.\(name)` is no whole number between 0 and 100"
      }
    }
    return nil
  }

  private static func problem<Word>(
    _ subject: String, _ word: String, known: Word.Type
  ) -> String? where Word: RawRepresentable<String> & CaseIterable {
    guard Word(rawValue: word) == nil else { return nil }
    let names = Word.allCases.map(\.rawValue)
    let advice =
      NearestName(among: names).match(for: word).map { "did you mean \"\($0)\"?" }
      ?? "the words are \(names.joined(separator: ", "))"
    return "\(subject) \"\(word)\"; \(advice)"
  }

  private static func isTypeName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}
