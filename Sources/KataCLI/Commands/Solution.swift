import ArgumentParser
import Foundation
import KataCore
import KataRecords
import KataTerminal
import KataText
import KataWorkspace

/// `kata solution`: the reference, after a pass or by choice.
struct Solution: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution",
    abstract: "Show the reference solution: after a pass, or with --give-up.",
    discussion:
      "It prints the files, or writes them below --into to be read beside yours. Your own files stay as they are."
  )

  @OptionGroup var place: WorkspaceOptions
  @OptionGroup var content: ContentOptions

  @Flag(help: "Show it before a pass; the workspace's record keeps that.")
  var giveUp = false

  @Option(
    help: ArgumentHelp(
      "Write the files below this new folder instead of printing them.", valueName: "folder"))
  var into: String?

  func run(in context: Context) async throws -> ExitStatus {
    let open = try place.open(in: context)
    let (kata, pattern) = try open.content(content.shelf(in: context))
    let record = try open.record.read()
    guard record.isPassed || giveUp else {
      throw CommandError(
        """
        The solution is for afterwards: this workspace has not passed a check yet.
        `kata solution --give-up` shows it all the same, and the record keeps that.
        """)
    }
    let tree = try ShippedFiles(of: kata).solution(pattern)
    for note in try open.record.noteSolutionShown(gaveUp: !record.isPassed) { context.tell(note) }
    context.records.write {
      try $0.noteSolutionShown(
        kata: kata.id, pattern: open.workspace.exercise, gaveUp: !record.isPassed)
    }
    try into.map { try write(tree, to: context.url($0), context) } ?? show(tree, context)
    return .done
  }

  private func show(_ tree: SourceTree, _ context: Context) {
    for path in tree.paths {
      let text = tree.files[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
      context.output.write("// \(path)\n\n\(text)\n")
    }
  }

  private func write(_ tree: SourceTree, to folder: URL, _ context: Context) throws {
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw CommandError("\(folder.path) is there already; choose a new folder.")
    }
    for (path, data) in tree.files {
      let file = folder.appending(path: path.description)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    context.answer("Wrote the reference to \(context.shown(folder)).")
  }
}
