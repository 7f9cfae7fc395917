import ArgumentParser
import KataContent
import KataPipeline
import KataTerminal
import KataText

/// `kata dev check`: proves the content.
struct DevCheck: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Prove katas: starters, references, planted mistakes and hints.",
    discussion: """
      A starter must keep its behaviour and fail every structure case, a reference must pass, and a \
      mistake must trip exactly what kata.json names. Exit status: 0 all hold, 1 something does not.
      """)

  @Argument(help: "The katas to prove; all when left out.")
  var katas: [String] = []

  @OptionGroup var content: ContentOptions

  @Option(help: "Where the suites' data come from.")
  var seed: UInt64 = 1

  @Flag(help: "Print JSON.") var json = false

  func run(in context: Context) async throws -> ExitStatus {
    let shelf = content.shelf(in: context)
    let chosen = try katas.isEmpty ? shelf.katas() : katas.map { try shelf.kata($0) }
    let waiting = WaitingLine(context: context)
    defer { waiting.finish() }
    let proof = ContentProof(workshop: context.workshop(), seed: seed)
    var problems: [ContentProof.Problem] = []
    for kata in chosen { problems += try await proof.problems(of: kata, report: waiting.report) }
    waiting.finish()
    if json {
      context.output.write(try JSONText(problems).text)
    } else {
      context.output.write(text(problems, count: chosen.count))
    }
    return problems.isEmpty ? .done : .notPassed
  }

  private func text(_ problems: [ContentProof.Problem], count: Int) -> String {
    let lines = problems.map { "\($0.subject)\n  \(Sanitiser.text($0.message))\n" }
    let verdict =
      problems.isEmpty
      ? "\(count) \(count == 1 ? "kata holds" : "katas hold").\n"
      : "\(problems.count) \(problems.count == 1 ? "problem" : "problems").\n"
    return lines.joined() + verdict
  }
}
