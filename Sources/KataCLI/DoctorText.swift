import KataCore
import KataPipeline
import KataTerminal
import KataText

/// The doctor's lines as text: a mark, the subject, what was found, and below it what to do.
struct DoctorText: Sendable {
  let text: String

  init(_ lines: [KataPipeline.Doctor.Line], _ appearance: Appearance) {
    let look = appearance.output
    let all = lines.flatMap { Self.rows(for: $0, width: min(appearance.width, 100), look: look) }
    text = all.rendered(hasColour: look.hasColour)
  }

  private static func rows(
    for line: KataPipeline.Doctor.Line, width: Int, look: Look
  ) -> [StyledText] {
    let subject = StyledText(Catalogue.current.text(line.subject), .bold)
    let padding = String(repeating: " ", count: max(1, 11 - subject.widthInColumns))
    let lead = mark(line.state, look) + " " + subject + StyledText(padding)
    let hanging = StyledText("    ")
    let detail = StyledText(Sanitiser.text(Catalogue.current.text(line.detail))).wrapped(
      to: width, lead: lead, hanging: hanging)
    guard let advice = line.advice else { return detail }
    return detail
      + StyledText(Sanitiser.text(Catalogue.current.text(advice))).wrapped(
        to: width, lead: hanging, hanging: hanging)
  }

  private static func mark(_ state: KataPipeline.Doctor.Line.State, _ look: Look) -> StyledText {
    switch state {
    case .good: StyledText(look.glyphs.passed, .green)
    case .limited: StyledText(look.glyphs.warning, .yellow)
    case .broken: StyledText(look.glyphs.failed, .red)
    }
  }
}
