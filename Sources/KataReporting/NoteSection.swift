import KataCore
import KataText

/// What else is worth knowing: how far the program was kept apart, and how to repeat the data.
struct NoteSection: ReportSection {
  let diagnosis: Diagnosis

  func write(on page: inout Page) {
    let attempt = diagnosis.attempt
    if attempt.isolation.tier == .limited {
      // The reason was told before the program ran.
      page.add(
        page.prose(
          """
          Your program ran with limits but not shut off from this machine. `kata doctor` says what \
          would change that.
          """),
        lead: page.words("Note: ", Style(.yellow)), hanging: "  ")
    }
    if diagnosis.hasRun, !attempt.verdict.isPassed, !onlyWaits {
      let again = "The same data again: `kata check --seed \(attempt.seed)`"
      page.add(page.prose(again, .dim), hanging: "  ")
    }
  }

  /// Says whether nothing is wrong but the seam that is still to be written, which no data changes.
  private var onlyWaits: Bool { diagnosis.missingSeam != nil && diagnosis.failing.isEmpty }
}
