import ArgumentParser
import KataContent
import KataCore
import KataPipeline
import KataTerminal

/// `kata dev bench`: what a check costs beside a plain compile and beside `swift test`.
struct DevBench: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure checks beside plain compiles and beside swift test.",
    discussion: """
      Everything runs on the same files, in a temporary folder with a cache of its own, in rounds. \
      Exit status: 0 whatever the ratios are, 70 when something could not be measured.
      """)

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
    else { throw CommandTrouble("\(kata.id) has no pattern to measure.") }
    let waiting = WaitingLine(context: context)
    defer { waiting.finish() }
    let report = try await Bench(workshop: context.workshop(), program: context.program).report(
      on: kata, pattern: chosen, rounds: rounds, withSwiftTest: !quick, report: waiting.report)
    waiting.finish()
    context.output.write(try rendered(report))
    return .done
  }

  private func rendered(_ report: BenchReport) throws -> String {
    switch json ? .json : markdown ? .markdown : format {
    case .text: BenchText(report).text
    case .json: try JSONText(report).text
    case .markdown: BenchText(report).markdown
    }
  }
}
