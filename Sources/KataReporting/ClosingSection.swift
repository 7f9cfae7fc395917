import KataCore
import KataText

/// The verdict with the time it took, and what to do next.
struct ClosingSection: ReportSection {
  let diagnosis: Diagnosis

  func write(on page: inout Page) {
    let attempt = diagnosis.attempt
    let word =
      attempt.verdict.isPassed
      ? StyledText("Passed", Style(.green, isBold: true))
      : StyledText("Not passed", Style(.yellow, isBold: true))
    let time = StyledText("(\(ElapsedTime(attempt.duration)))", .dim)
    let sentence = VerdictSentence(diagnosis).description
    page.add(word + ": " + page.prose(sentence) + " " + time, hanging: "  ")
    page.add(page.prose("Next: \(next)"), hanging: "  ")
  }

  private var next: String {
    let attempt = diagnosis.attempt
    guard attempt.verdict.isPassed else {
      return "change your files (`kata edit` opens them), then `kata check`."
    }
    let compare = "`kata solution` shows a reference to compare with"
    guard let other = attempt.nextPattern else { return "\(compare)." }
    let start = "kata start \(attempt.kata.id) \(other.id)"
    return "\(compare); `\(start)` moves the same screen to \(other.title)."
  }
}

extension Attempt {
  /// The pattern after this one in the kata's order, beginning anew behind the last.
  fileprivate var nextPattern: Pattern? {
    guard let index = kata.patterns.firstIndex(where: { $0.id == pattern.id }) else {
      return kata.patterns.first
    }
    let next = kata.patterns[(index + 1) % kata.patterns.count]
    return next.id == pattern.id ? nil : next
  }
}
