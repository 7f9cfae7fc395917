import KataCore
import KataText

/// Says once what is still to be written, in place of many failures that say the same.
struct MissingSeamSection: ReportSection {
  let diagnosis: Diagnosis

  func write(on page: inout Page) {
    guard let missing = diagnosis.missingSeam else { return }
    page.item(page.glyphs.open, .yellow, page.prose(title(missing), .bold))
    // Of the pattern's own seam the title has said it.
    if !missing.opensPattern { page.field("Rule", page.prose(missing.failure.should)) }
    if let location = missing.failure.location {
      page.place(location, excerpt: missing.failure.excerpt)
    }
    // Hints belong to the cases, and this is about what stands before all of them.
    page.field("Try", page.prose(missing.advice))
    page.add(page.words(waiting(missing), .dim), lead: "    ")
  }

  private func title(_ missing: MissingSeam) -> String {
    missing.opensPattern
      ? "`Solution` does not conform to `\(missing.seam)` yet"
      : "Nothing conforms to `\(missing.seam)` yet"
  }

  private func waiting(_ missing: MissingSeam) -> String {
    let names = missing.groups.map { group in
      group == .structure ? diagnosis.attempt.pattern.title : group.rawValue
    }
    let all = "\(missing.cases.count) \(names.joined(separator: " and "))"
    return missing.cases.count == 1 ? "\(all) case waits for it." : "\(all) cases wait for it."
  }
}
