import KataCore
import KataText

/// The verdict with the time it took, and what to do next.
struct ClosingSection: ReportSection {
  let diagnosis: Diagnosis
  /// What to do next, where that is not to be said as in a shell.
  let next: String?

  func write(on page: inout Page) {
    writeVerdict(on: &page)
    writeNext(on: &page)
  }

  func writeVerdict(on page: inout Page) {
    let attempt = diagnosis.attempt
    let time = Catalogue.current.text(" (%@)", ElapsedTime(attempt.duration).description)
    // Where scores have to be reached too, the cases alone pass nothing.
    if attempt.verdict.isPassed, !attempt.kata.thresholds.isEmpty {
      let sentence = page.prose(
        "All \(attempt.maxScore) cases hold.", Style(.green, isBold: true))
      return page.add(sentence + StyledText(time, .dim), hanging: "  ")
    }
    let word =
      attempt.verdict.isPassed
      ? page.words("Passed", Style(.green, isBold: true))
      : page.words("Not passed", Style(.yellow, isBold: true))
    let sentence = VerdictSentence(diagnosis).description
    page.add(
      word + page.colon + page.prose(sentence) + StyledText(time, .dim), hanging: "  ")
  }

  func writeNext(on page: inout Page) {
    page.add(page.prose("Next: \(next ?? advice)"), hanging: "  ")
  }

  private var advice: String {
    switch CheckAdvice(after: diagnosis.attempt) {
    case .fix: "change your files (`kata edit` opens them), then `kata check`."
    case .next: "`kata next` says how to go on."
    case .change: "`kata change` brings a new requirement and measures how far it spreads."
    case .compare: "`kata compare` has the numbers of every change, to defend your design with."
    case .reference:
      "`kata solution` shows a reference to compare with; `kata next` says how to go on."
    }
  }
}
