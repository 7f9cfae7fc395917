import KataCore
import KataText

/// Why a build or a run ended before its time.
struct StopSection: ReportSection {
  let diagnosis: Diagnosis

  func write(on page: inout Page) {
    guard case .notPassed(let reason) = diagnosis.attempt.verdict,
      let stop = Stop(reason, limits: diagnosis.attempt.kata.limits)
    else { return }
    page.item(page.glyphs.failed, .red, page.prose(stop.title, .bold))
    if let running = diagnosis.interrupted {
      page.field("During", page.prose(running.check.title))
    }
    if let said = stop.message { page.field("It said", page.value(said)) }
    if let location = diagnosis.interrupted?.failures.first?.location {
      page.place(location, excerpt: diagnosis.interrupted?.failures.first?.excerpt)
    }
    page.field("Means", page.prose(stop.meaning))
    page.field("Try", page.prose(diagnosis.interrupted?.failures.first?.hint ?? stop.advice))
    if diagnosis.hasRun, diagnosis.unreached > 0 {
      let count = Count(diagnosis.unreached, "case")
      page.add(page.words("\(count) after it did not run.", .dim), lead: "    ")
    }
  }
}
