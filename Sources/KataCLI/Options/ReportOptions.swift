import ArgumentParser
import Foundation
import KataCore
import KataReporting
import KataTerminal
import KataText

/// In which form a verdict is told, and where it goes.
struct ReportOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, junit
  }

  @Option(help: "The form of the report: text, json (kata/result/v1) or junit (JUnit XML).")
  var format: Format?

  @Flag(help: "Short for --format json.")
  var json = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the report to a file, and the text to the terminal as well.", valueName: "file"))
  var output: String?

  @Flag(help: "Report everything in full, not only the first thing that did not hold.")
  var all = false

  var detail: TextReport.Detail { all ? .all : .first }

  private var chosen: Format { format ?? (json ? .json : .text) }

  /// Says whether what goes to the terminal is for people.
  var isText: Bool { chosen == .text || file != nil }

  /// Says whether the document tells scores too, so that it waits for them.
  var carriesScores: Bool { chosen == .json }

  mutating func validate() throws {
    if json, let format, format != .json {
      throw ValidationError("--json and --format \(format.rawValue) say two things; choose one.")
    }
  }

  /// The file that was asked for; nil when the report goes to standard output, as `-` says too.
  private var file: String? { output == "-" ? nil : output }

  /// Tells a verdict at once, in every form that waits for nothing else.
  ///
  /// - Parameter notes: What a person is told above the verdict besides.
  func deliver(
    _ attempt: Attempt, notes: CheckNotes, look: LookOptions, context: Context
  ) throws {
    let appearance = look.appearance(in: context)
    if isText {
      // Told first, so that a file that cannot be written takes nothing away.
      let text = text(
        attempt, width: appearance.width, look: appearance.output,
        above: notes.lines(look: appearance.output, width: appearance.width), context)
      context.write(text.lines, appearance.output)
    }
    switch chosen {
    case .text:
      if file != nil { try put(plain(attempt, nil, context), context) }
    case .json: break
    case .junit: try put(JUnitReport(attempt).text, context)
    }
  }

  /// Tells what is said of the design, below the verdict or in the document with it.
  ///
  /// - Parameters:
  ///   - design: nil when it was not scored.
  ///   - thresholds: What had to be reached all the same.
  func deliver(
    _ attempt: Attempt, design: ScoredDesign?, thresholds: [ScoreThreshold], look: LookOptions,
    context: Context
  ) throws {
    if isText, let design {
      let appearance = look.appearance(in: context)
      let below = BelowVerdict(
        attempt: attempt, design: design, next: context.closing(attempt), appearance: appearance,
        height: context.facts.outputIsTerminal ? context.facts.heightInRows : nil)
      context.write(below.lines, appearance.output)
    }
    switch chosen {
    case .text:
      if file != nil, design != nil { try put(plain(attempt, design, context), context) }
    case .json:
      let document = ResultDocument(
        attempt, tool: ProgramVersion.number,
        scores: design.map { ScoreDocument($0.scores, since: $0.last) },
        thresholds: thresholds)
      try put(try JSONReport(document).text, context)
    case .junit: break
    }
  }

  private func text(
    _ attempt: Attempt, width: Int, look: Look, above: [StyledText] = [], _ context: Context
  ) -> TextReport {
    TextReport(
      attempt, width: width, look: look, detail: detail, above: above,
      next: context.closing(attempt))
  }

  /// The report for a file, which has no terminal's width and no colour.
  private func plain(_ attempt: Attempt, _ design: ScoredDesign?, _ context: Context) -> String {
    let look = Look(hasColour: false)
    let summary = design.map { [""] + $0.summary(width: 80, look: look) } ?? []
    let lines = text(attempt, width: 80, look: look, context).lines + summary
    return lines.rendered(hasColour: false)
  }

  /// Tells that there is no verdict: a report for programs all the same, so that a CI job always finds its file.
  func deliver(
    _ error: CommandError, kata: Kata?, pattern: Pattern?, started: Date, duration: Duration,
    look: LookOptions, context: Context
  ) throws {
    let check = UndecidedCheck(
      kata: kata, pattern: pattern, problem: error.message, started: started, duration: duration)
    if chosen != .text || file != nil {
      let text =
        switch chosen {
        case .text: "\(error.message)\n"
        case .json: try JSONReport(ResultDocument(check, tool: ProgramVersion.number)).text
        case .junit: JUnitReport(check).text
        }
      try put(text, context)
    }
    context.tell(error.message)
  }

  private func put(_ text: String, _ context: Context) throws {
    guard let file else {
      context.output.write(text)
      return
    }
    try context.save(text, to: file, what: "The report")
  }
}
