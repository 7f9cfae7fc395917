/// What an import added to the records.
package struct ImportSummary: Codable, Hashable, Sendable {
  package let attempts: Int
  package let hints: Int
  /// Looks at reference solutions.
  package let solutions: Int
  /// Lessons that are read farther than was known.
  package let readings: Int
  package let answers: Int
  /// How many rows were known already.
  package let known: Int

  /// How many rows were added.
  package var added: Int { attempts + hints + solutions + readings + answers }
}

extension ImportSummary: CustomStringConvertible {
  package var description: String {
    guard added > 0 else { return "Nothing new: everything in it was here already." }
    let kinds = [
      (attempts, "attempt"), (hints, "hint"), (solutions, "look at a solution"),
      (readings, "lesson"), (answers, "answer"),
    ]
    let parts = kinds.filter { $0.0 > 0 }.map { Self.count($0.0, $0.1) }
    return "Added \(parts.joined(separator: ", "))."
      + (known > 0 ? " \(known) more were here already." : "")
  }

  private static func count(_ number: Int, _ name: String) -> String {
    if number == 1 { return "1 \(name)" }
    return name.hasPrefix("look") ? "\(number) looks at solutions" : "\(number) \(name)s"
  }
}
