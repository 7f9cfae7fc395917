import ArgumentParser
import Foundation
import KataCore
import KataPipeline
import KataReporting
import KataTerminal
import KataText

/// `kata lint`: what can be said of any Swift sources without building them.
struct Lint: KataCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif
  }

  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Read the design of any Swift files: massive controllers, duties, effects.",
    discussion: """
      Nothing is built. Below folders, hidden folders, Pods, Carthage, DerivedData, tests and generated files are left \
      out; a file that is named itself is read. Exit status: 0 read, and with --strict 1 when a finding is essential.
      """)

  @Argument(
    help: ArgumentHelp("Files and folders; this folder when left out.", valueName: "path"),
    completion: .file(extensions: ["swift"]))
  var paths: [String] = []

  @Option(help: "The form of the answer: text, json (kata/lint/v1) or sarif (SARIF 2.1.0).")
  var format: Format?
  @Flag(help: "Short for --format json.") var json = false
  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write the answer to a file.", valueName: "file"))
  var output: String?
  @Flag(help: "Report everything in full, not only the first of each kind.") var all = false
  @Option(
    help: "Mark the references that this pattern does not allow: mvc, mvp, mva, mvvm or viper.",
    completion: .patterns)
  var pattern: String?
  @Flag(help: "Exit with 1 when there is an essential finding.") var strict = false
  @OptionGroup var look: LookOptions

  func run(in context: Context) async throws -> ExitStatus {
    let urls = (paths.isEmpty ? ["."] : paths).map { context.url($0) }
    let outcome = try await LintPipeline().abandonableOutcome(
      of: urls, folder: context.directory, pattern: try pattern.map(known))
    if outcome.base.path != context.directory.standardizedFileURL.path {
      context.tell("paths are those below \(outcome.base.path)")
    }
    try tell(
      outcome, name: urls.count == 1 ? context.shown(urls[0]) : "\(urls.count) paths", context)
    let isEssential = outcome.reading.findings.contains { $0.level == .essential }
    return strict && isEssential ? .notPassed : .done
  }

  private func tell(
    _ outcome: LintPipeline.Outcome, name: String, _ context: Context
  ) throws {
    let tool = ProgramVersion.number
    switch format ?? (json ? .json : .text) {
    case .json: try put(try LintJSON(outcome.reading, tool: tool).text, context)
    case .sarif:
      try put(try LintSARIF(outcome.reading, sources: outcome.sources, tool: tool).text, context)
    case .text:
      let isFile = output != nil && output != "-"
      let appearance = look.appearance(in: context)
      let seen = isFile ? Look(hasColour: false) : appearance.output
      let text = LintText(
        outcome.reading, name: name == "." ? context.directory.lastPathComponent : name,
        sources: outcome.sources, width: isFile ? 80 : appearance.width, look: seen,
        detail: all ? .all : .first)
      try put(text.lines.rendered(hasColour: seen.hasColour), context)
    }
  }

  private func put(_ text: String, _ context: Context) throws {
    guard let output, output != "-" else {
      context.output.write(text)
      return
    }
    try context.save(text, to: output, what: "The answer")
  }

  /// The id of a pattern whose rules are known, whatever katas there are.
  private func known(_ word: String) throws -> String {
    let names = ["mvc", "mvp", "mva", "mvvm", "viper"]
    let word = word.lowercased()
    if names.contains(word) { return word }
    let advice =
      NearestName(among: names).match(for: word).map { "Did you mean `\($0)`?" }
      ?? "The patterns are: \(names.joined(separator: ", "))."
    throw CommandError("There are no rules for `\(word)`. \(advice)")
  }
}
