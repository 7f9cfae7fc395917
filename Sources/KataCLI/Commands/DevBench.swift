import ArgumentParser
import KataContent
import KataCore
import KataPipeline
import KataTerminal

/// `kata dev bench`: what a check costs beside a plain compile and beside `swift test`, and how quickly `kata` answers.
struct DevBench: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure checks beside plain compiles and swift test, and how quickly kata answers.",
    discussion: """
      Everything runs on the same files, in a temporary folder with a cache and a home of its own, in rounds. \
      Answers are timed for a learner with a history of 10,000 lines and records of 10,000 checks. \
      Exit status: 0 whatever comes of it, 70 when something could not be measured.
      """)

  /// What may be measured alone.
  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case checks, lint, answers
  }

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @Argument(help: "The kata whose reference is measured.")
  var kata = "greeting"

  @Option(help: "The pattern of that reference; the kata's first when left out.")
  var pattern: String?

  @Option(help: "How often everything is measured.")
  var rounds = 5

  @Flag(help: "Leave swift test out, which takes most of the time.")
  var quick = false

  @Option(help: "Measure nothing but checks, lint or answers.")
  var only: Subject?

  @Option(help: "The form of the answer: text, json or markdown.")
  var format: Format = .text

  @Flag(help: "Short for --format json.") var json = false
  @Flag(help: "Short for --format markdown.") var markdown = false

  @OptionGroup var content: ContentOptions

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("At least one round is needed.") }
  }

  func run(in context: Context) async throws -> ExitStatus {
    let kata = try content.shelf(in: context).kata(kata)
    guard let chosen = try pattern.map({ try kata.requirePattern($0) }) ?? kata.patterns.first
    else { throw CommandError("\(kata.id) has no pattern to measure.") }
    let waiting = WaitingLine(context: context)
    defer { waiting.finish() }
    let records = BenchRecords(
      kata: kata.id, patterns: kata.patterns.map(\.id), now: context.now())
    let bench = Bench(workshop: context.workshop(), program: context.program) {
      try records.write(in: $0, workspace: $1)
    }
    let report = try await bench.report(
      on: kata, pattern: chosen, rounds: rounds, parts: parts, report: waiting.report)
    waiting.finish()
    context.output.write(try rendered(report))
    return .done
  }

  private var parts: Set<BenchPart> {
    switch only {
    case .answers: [.answers]
    case .lint: [.lint]
    case .checks: quick ? [.checks] : [.checks, .swiftTest]
    case nil: quick ? [.checks, .lint, .answers] : Set(BenchPart.allCases)
    }
  }

  private func rendered(_ report: BenchReport) throws -> String {
    switch json ? .json : markdown ? .markdown : format {
    case .text: BenchText(report).text
    case .json: try JSONText(report).text
    case .markdown: BenchText(report).markdown
    }
  }
}
