import KataCore

/// What a `kata.json` says about being a drill.
struct DrillEntry {
  /// Nil for a kata.
  let drill: Drill?
  /// What is wrong with the values; nil when nothing is.
  let problem: String?

  init(_ manifest: KataManifest) {
    let isDrill = manifest.kind == "drill"
    drill =
      isDrill
      ? Drill(
        lesson: manifest.lesson ?? "", minutes: manifest.minutes ?? 0,
        isScored: manifest.scored ?? false)
      : nil
    problem = isDrill ? Self.problem(drill: manifest) : Self.problem(kata: manifest)
  }

  private static func problem(drill: KataManifest) -> String? {
    if drill.lesson?.isEmpty ?? true { return "a drill names its lesson in `lesson`" }
    if !(1...15).contains(drill.minutes ?? 0) { return "`minutes` of a drill are 1 to 15" }
    if drill.patterns.count != 1 { return "a drill has one of `patterns`" }
    return nil
  }

  private static func problem(kata: KataManifest) -> String? {
    if let kind = kata.kind, kind != "kata" {
      return "`kind` is \"\(kind)\"; the words are kata, drill"
    }
    let strays = [
      ("lesson", kata.lesson != nil), ("minutes", kata.minutes != nil),
      ("scored", kata.scored != nil),
    ]
    return strays.first(where: \.1).map { "`\($0.0)` is for drills, and this kata is none" }
  }
}
