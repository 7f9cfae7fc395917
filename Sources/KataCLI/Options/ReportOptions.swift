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

  @Flag(help: "Tell everything in full, not only the first thing that did not hold.")
  var all = false

  private var detail: TextReport.Detail { all ? .all : .first }

  private var chosen: Format { format ?? (json ? .json : .text) }

  mutating func validate() throws {
    if json, let format, format != .json {
      throw ValidationError("--json and --format \(format.rawValue) say two things; choose one.")
    }
  }

  /// The file that was asked for; nil when the report goes to standard output, as `-` says too.
  private var file: String? { output == "-" ? nil : output }

  /// Tells an attempt.
  func deliver(_ attempt: Attempt, look: LookOptions, context: Context) throws {
    let report = { (look: Look, width: Int) throws -> String in
      switch chosen {
      case .text:
        TextReport(
          attempt, width: width, look: look, detail: detail, next: context.closing(attempt)
        ).rendered(
          hasColour: look.hasColour)
      case .json: try JSONReport(ResultDocument(attempt, tool: ProgramVersion.number)).text
      case .junit: JUnitReport(attempt).text
      }
    }
    try deliver(report, look, context) { width, look in
      TextReport(
        attempt, width: width, look: look, detail: detail, next: context.closing(attempt))
    }
  }

  /// Tells that there is no verdict: a report for programs all the same, so that a CI job always finds its file.
  func deliver(
    _ trouble: CommandTrouble, kata: Kata?, pattern: Pattern?, started: Date, duration: Duration,
    look: LookOptions, context: Context
  ) throws {
    let check = UndecidedCheck(
      kata: kata, pattern: pattern, problem: trouble.message, started: started, duration: duration)
    if chosen != .text || file != nil {
      let text =
        switch chosen {
        case .text: "\(trouble.message)\n"
        case .json: try JSONReport(ResultDocument(check, tool: ProgramVersion.number)).text
        case .junit: JUnitReport(check).text
        }
      try put(text, context)
    }
    context.tell(trouble.message)
  }

  private func deliver(
    _ report: (Look, Int) throws -> String, _ look: LookOptions, _ context: Context,
    text: (Int, Look) -> TextReport
  ) throws {
    let appearance = look.appearance(in: context)
    guard file != nil else {
      context.output.write(try report(appearance.output, appearance.width))
      return
    }
    // Told first, so that a file that cannot be written takes nothing away.
    context.output.write(
      text(appearance.width, appearance.output).rendered(hasColour: appearance.output.hasColour))
    // A file has no terminal's width and no colour.
    try put(try report(Look(hasColour: false), 80), context)
  }

  private func put(_ text: String, _ context: Context) throws {
    guard let path = file else {
      context.output.write(text)
      return
    }
    let file = context.url(path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw CommandTrouble(
        "The report could not be written to \(file.path): \(error.localizedDescription)",
        status: .trouble)
    }
  }
}
