import Foundation
import KataCore
import KataText

/// What one score is made of: each part with its value, its weight and what it measures.
struct PartSection: ReportSection {
  /// Nil while the scores wait.
  let score: Score?

  func write(on page: inout Page) {
    guard let score else { return }
    // A bar ends at 100, which another good solution may well pass.
    let isAbove = (score.uncapped ?? 0) >= 101
    let claim = page.words("high when \(score.feature.claim)", .dim)
    let above = isAbove ? page.words("; above 100, where the bar ends", .dim) : ""
    let gap: StyledText = page.look.marks == .words ? page.colon : "  "
    page.add(
      page.words(score.feature.title, .bold) + gap + page.words("\(Figure.raw(score.raw)) of 1")
        + page.comma + claim + above, hanging: "  ")
    for part in score.parts { write(part, of: score.feature, on: &page) }
    if score.feature == .distribution, score.parts.contains(where: { $0.name == "balance" }) {
      page.add(
        page.words(
          "Balance and direction count only as far as duties are separated, so the shares add up to less than 100%.",
          .dim), lead: "  ", hanging: "  ")
    }
  }

  private func write(_ part: Score.Part, of feature: Score.Feature, on page: inout Page) {
    let words = PartWords(part, of: feature)
    let value = part.value.map(Figure.raw) ?? "   -"
    let weight = part.value == nil ? "not measured" : "counts \(Figure.percent(part.weight))"
    if page.isWide {
      let lead = "  " + page.words(words.title).padded(to: 15) + StyledText(value + "  ")
      let text = page.words(words.meaning) + page.comma + page.words(weight, .dim)
      page.add(text, lead: lead, hanging: StyledText(String(repeating: " ", count: 23)))
    } else {
      page.add(
        page.words(words.title) + " " + StyledText(value) + page.colon
          + page.facts([words.meaning, weight]), lead: "  ", hanging: "    ")
    }
  }
}

/// What a part of a score is called, and what it measures in a few words.
struct PartWords {
  let title: String
  let meaning: String

  init(_ part: Score.Part, of feature: Score.Feature) {
    (title, meaning) = Self.words(part, feature)
  }

  private static func words(_ part: Score.Part, _ feature: Score.Feature) -> (String, String) {
    switch (feature, part.name) {
    case (.distribution, "separation"):
      ("separation", "how well the type of a line tells what the line does, 0 is chance")
    case (.distribution, "balance"):
      ("balance", "the share of the work outside the type that does most of it")
    case (.distribution, "allowed"):
      ("direction", "the share of references that the pattern allows")
    case (.testability, "killed"):
      ("noticed", "the share of changes that the suites notice, a mean over what the screen does")
    case (.testability, "noticed"):
      ("noticed", "the share of the changes below that your tests notice")
    case (.testability, "intercepted"):
      ("intercepted", "the share of effects that a test can put something else in place of")
    case (.testability, "uikitFree"):
      ("UIKit-free", "the share of logic in files that need no UIKit")
    case (.easeOfUse, "volume"): ("volume", volume(part.value))
    case (.easeOfUse, "hops"): ("hops", hops(part.value))
    case (.easeOfUse, "flow"): ("flow", "how easy functions are to follow")
    case (.easeOfUse, "worth"): ("substance", substance(part.value))
    default: (part.name, "a part of \(feature.name)")
    }
  }

  /// The part is 1 minus the doublings of the code, so the growth can be read from it.
  private static func volume(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "how little code was added" }
    if value >= 1 { return "no more code than the starter" }
    if value <= 0 { return "at least twice the starter's code" }
    return "\(Figure(exp2(1 - value), places: 1)) times the starter's code"
  }

  /// The part is 1 minus a quarter of the doublings of the types.
  private static func hops(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "how few types one behaviour runs through" }
    if value <= 0 { return "a behaviour runs through 16 types or more" }
    let types = exp2(4 * (1 - value))
    guard types >= 1.5 else { return "a behaviour stays in one type" }
    return """
      one case runs code of about \(Figure(types, places: 0)) types, opening the screen included
      """
  }

  private static func substance(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "how few declarations add form and no work" }
    return "\(Figure.percent(1 - value)) of declarations add form and no work"
  }
}
