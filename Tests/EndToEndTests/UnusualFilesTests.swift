import Foundation
import Testing

/// Files that no editor would leave behind, and those that one does.
@Suite(.lane) struct UnusualFilesTests {
  @Test(arguments: ["-o.swift", "@x.swift"])
  func refusesNamesThatToolsTakeForOptions(_ name: String) async throws {
    try await expectRefusal("source.name") { workspace in
      try Data("struct Extra {}\n".utf8).write(to: workspace.sources.appending(path: name))
    }
  }

  @Test func refusesLinks() async throws {
    try await expectRefusal("source.link") { workspace in
      let link = workspace.sources.appending(path: "Linked.swift")
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "/etc/passwd")
    }
  }

  @Test func refusesWhatIsNotUTF8() async throws {
    try await expectRefusal("source.encoding") { workspace in
      let bytes: [UInt8] = Array("let name = \"Jos".utf8) + [0xe9] + Array("\"\n".utf8)
      try Data(bytes).write(to: workspace.sources.appending(path: "Latin.swift"))
    }
  }

  @Test(arguments: [500, 6000])
  func writesNothingForEditorsAboutFilesThatAreTooMany(count: Int) async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace()
    let commands = workspace.file("compile_commands.json")
    let before = try Data(contentsOf: commands)
    for number in 0..<count {
      try Data().write(to: workspace.sources.appending(path: "Empty\(number).swift"))
    }
    let run = try await playground.kata("check", in: workspace.root)
    #expect(run.status == 1, "\(run.all)")
    #expect(try Data(contentsOf: commands) == before)
  }

  @Test func refusesMetadataOfGigabytesAtOnce() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace()
    try #require(truncate(workspace.file(".kata/workspace.json").path, 3 << 30) == 0)
    let run = try await playground.kata("check", in: workspace.root)
    #expect(run.status == 70, "\(run.all)")
    #expect(run.errorText.contains("it is larger than 4 MB"), "\(run.all)")
  }

  @Test func refusesAnEmptyFolder() async throws {
    try await expectRefusal("source.none") { workspace in
      for name in try FileManager.default.contentsOfDirectory(atPath: workspace.sources.path) {
        try FileManager.default.removeItem(at: workspace.sources.appending(path: name))
      }
    }
  }

  @Test func saysWhatIsMissingAfterAFileIsDeleted() async throws {
    let (run, report) = try await check { workspace in
      try FileManager.default.removeItem(at: workspace.file("Sources/CounterPresenter.swift"))
    }
    #expect(run.status == 1)
    #expect(report.reason?.kind == "does_not_compile")
    #expect(report.errors.allSatisfy { $0.location != nil && $0.excerpt != nil })
  }

  @Test func acceptsRenamedAndAddedFilesAndFolders() async throws {
    let (run, report) = try await check { workspace in
      let files = FileManager.default
      let folder = workspace.file("Sources/Words and Names")
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try files.moveItem(
        at: workspace.file("Sources/CounterPresenter.swift"),
        to: folder.appending(path: "Wörter 语言.swift"))
      try Data("struct Unused {}\n".utf8).write(to: workspace.file("Sources/Unused.swift"))
    }
    #expect(run.status == 0, "\(run.all)")
    #expect(report.verdict == "passed")
  }

  @Test func pointsAtASyntaxErrorInTheLearnersOwnLine() async throws {
    let (run, report) = try await check { workspace in
      let text = "struct Extra {\n  func run() {\n    let x = = 1\n  }\n}\n"
      try Data(text.utf8).write(to: workspace.file("Sources/Extra.swift"))
    }
    #expect(run.status == 1)
    #expect(report.reason?.kind == "does_not_compile")
    let place = CheckReport.Place(path: "Sources/Extra.swift", line: 3, column: 13)
    let finding = try #require(report.errors.first)
    #expect(finding.location?.path == place.path)
    #expect(finding.location?.line == place.line)
    #expect(finding.excerpt == "    let x = = 1")
  }

  private func expectRefusal(
    _ id: String, _ change: (LearnerFolder) throws -> Void
  ) async throws {
    let (run, report) = try await check(change)
    #expect(run.status == 1, "\(run.all)")
    #expect(report.reason?.kind == "refused")
    #expect(report.errors.contains { $0.id == id }, "\(report.errors.map(\.id))")
  }

  private func check(
    _ change: (LearnerFolder) throws -> Void
  ) async throws -> (Finished, CheckReport) {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    try change(workspace)
    let before = try workspace.contents()
    let run = try await playground.kata("check", "--no-scores", "--json", in: workspace.root)
    #expect(CleanText(run.output).offences.isEmpty)
    #expect(CleanText(run.errors).offences.isEmpty)
    #expect(try workspace.contents() == before)
    #expect(playground.survivors.isEmpty)
    return (run, try CheckReport(run.output))
  }
}
