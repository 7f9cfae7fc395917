import ArgumentParser
import KataContent
import KataCore
import KataPipeline
import KataTerminal

/// `kata dev anchors`: measures what other solutions are compared with.
struct DevAnchors: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "anchors",
    abstract: "Measure the starter and the references of katas, and write Scores.json.",
    discussion: """
      Scores are anchored between the two. The katas of the program itself are measured where their sources are: \
      kata dev anchors --katas Katas.
      """)

  @Argument(
    help: "The katas to measure; all in the named folders when left out.", completion: .katas)
  var katas: [String] = []

  @OptionGroup var content: ContentOptions

  @Flag(help: "Print what was measured as JSON, and write nothing.") var json = false

  func run(in context: Context) async throws -> ExitStatus {
    let shelf = content.shelf(in: context)
    let chosen = try katas.isEmpty ? shelf.addedKatas() : katas.map { try shelf.kata($0) }
    guard json || !chosen.contains(where: shelf.isBundled), !chosen.isEmpty else {
      throw CommandError(
        "The program's own copy of a kata is left as it is. Name the folder of its sources: --katas Katas"
      )
    }
    let waiting = WaitingLine(context: context)
    defer { waiting.finish() }
    var measured: [String: [String: ScoreAnchors]] = [:]
    for kata in chosen {
      let anchors = try await AnchorMeasure(workshop: context.workshop())
        .anchors(of: kata, report: waiting.report)
      measured[kata.id] = anchors
      if json { continue }
      let file = AnchorFile(of: kata.folder)
      try file.write(anchors)
      waiting.finish()
      context.answer("Wrote \(context.shown(file.url)).")
    }
    waiting.finish()
    if json { context.output.write(try JSONText(measured).text) }
    return .done
  }
}
