import Foundation
import Testing

/// Names that differ only in their Unicode form, which are equal as Swift's strings: no command ends on them.
@Suite(.lane) struct UnicodeNamesTests {
  private static let letters = ["\u{e9}", "e\u{301}"]

  @Test func namesFilesThatACheckAndASnapshotCannotTellApart() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    for letter in Self.letters {
      try Data("struct Extra\(letter == "\u{e9}" ? 1 : 2) {}\n".utf8).write(
        to: workspace.sources.appending(path: "Caf\(letter).swift"))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: workspace.sources.path)
    let check = try await playground.kata("check", "--no-scores", "--json", in: workspace.root)
    #expect(check.status == 1, "\(check.all)")
    #expect(try CheckReport(check.output).errors.map(\.id) == ["source.name"])
    for command in ["undo", "reset", "diff"] {
      let run = try await playground.kata(command, in: workspace.root)
      #expect(run.status == 70, "\(command): \(run.all)")
      #expect(run.errorText.contains("Rename one of them"), "\(command): \(run.all)")
    }
    let lint = try await playground.kata("lint", "Sources", in: workspace.root)
    #expect(lint.status == 0, "\(lint.all)")
    let left = try FileManager.default.contentsOfDirectory(atPath: workspace.sources.path)
    #expect(left.count == names.count, "Both files are still there.")
  }

  @Test func readsTypesAndFunctionsOfThatKind() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    let types = Self.letters.map { letter in
      """
      protocol P\(letter) { func run\(letter)() }
      final class Q\(letter): P\(letter) {
        var a\(letter) = 1
        func run\(letter)() { a\(letter) += free\(letter)() }
      }
      func free\(letter)() -> Int { 1 }

      """
    }
    try Data(types.joined().utf8).write(to: workspace.file("Sources/Extra.swift"))
    let check = try await playground.kata("check", "--no-scores", "--json", in: workspace.root)
    #expect(check.status == 0, "\(check.all)")
    for line in ["kata score", "kata diff", "kata lint Sources", "kata undo"] {
      let run = try await playground.shell(line, in: workspace.root)
      #expect(run.status == 0, "\(line): \(run.all)")
    }
  }
}
