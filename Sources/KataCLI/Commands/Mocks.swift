import ArgumentParser
import Foundation
import KataCore
import KataSyntax
import KataTerminal
import KataWorkspace

/// `kata mocks`: test doubles for the protocols of Swift files.
struct Mocks: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "mocks",
    abstract: "Write test doubles for the protocols of Swift files.",
    discussion: """
      For each protocol a class that records its calls and answers with what a test has set: `MockView` has \
      `showCalls`, `loadResult`, `loadError` and `loadHandler`. In a workspace, a protocol of the kata's contract is \
      named without a file, as in `kata mocks EventLog`. Nothing is built; the text goes to standard output. \
      Exit status: 0 written, 1 when a protocol was left out, which is told with its line.
      """)

  @Argument(
    help: ArgumentHelp(
      "Swift files, those of inherited protocols too; or protocols of the kata's contract.",
      valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var files: [String]

  @Option(
    name: .customLong("protocol"),
    help: ArgumentHelp("Only this protocol; may be repeated.", valueName: "name"))
  var names: [String] = []

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write the text to a file.", valueName: "file"))
  var output: String?

  @OptionGroup var content: ContentOptions

  func run(in context: Context) async throws -> ExitStatus {
    let contract = try ContractDoubles(among: files, content: content, context: context)
    let sources = try contract.files.map { try source(at: $0, context) }
    let mocks = MockFile(
      of: sources, named: names.isEmpty ? nil : Set(names), testing: testedModule(context),
      contract: contract.contract)
    try checkNames(against: mocks)
    try contract.check(mocks)
    for finding in mocks.findings {
      context.tell(
        [finding.location?.description, Catalogue.current.text(finding.summary)]
          .compactMap(\.self).joined(separator: ": "))
    }
    if mocks.protocols.isEmpty, mocks.findings.isEmpty {
      throw CommandError("There is no protocol in \(files.joined(separator: ", ")).")
    }
    if !mocks.text.isEmpty { try put(mocks.text, context) }
    return mocks.findings.isEmpty ? .done : .notPassed
  }

  private func source(at path: String, _ context: Context) throws -> SourceFile {
    let url = context.url(path)
    guard let name = RelativePath(context.shown(url)) ?? RelativePath(url.lastPathComponent) else {
      throw CommandError("`\(path)` cannot be used as the name of a file.")
    }
    do {
      return SourceFile(path: name, text: try String(contentsOf: url, encoding: .utf8))
    } catch {
      throw CommandError("\(context.shown(url)) cannot be read: is it a Swift file in UTF-8?")
    }
  }

  /// The learner's module, when the file is one of the tests of a workspace.
  private func testedModule(_ context: Context) -> String? {
    let found = try? WorkspaceFinder(now: context.now).find(from: context.directory)
    guard let output, output != "-", let root = found?.workspace.root else { return nil }
    let tests = root.standardizedFileURL.appending(path: "Tests").path + "/"
    return context.url(output).standardizedFileURL.path.hasPrefix(tests) ? "App" : nil
  }

  private func checkNames(against mocks: MockFile) throws {
    let known = mocks.protocols + mocks.findings.map(\.summary)
    for name in names where !known.contains(where: { $0.contains(name) }) {
      throw CommandError("No protocol is named `\(name)` in \(files.joined(separator: ", ")).")
    }
  }

  private func put(_ text: String, _ context: Context) throws {
    guard let output, output != "-" else {
      context.output.write(text)
      return
    }
    try context.save(text, to: output, what: "The test doubles")
  }
}
