import Foundation
import Testing

/// Texts that nest deeper than a parser's stack: a report names each, and the program goes on.
@Suite(.lane) struct DeepTextTests {
  /// One file laid into a solved workspace, and what a check says of it.
  struct Deep: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: String
    let text: String
    /// What the check ends with; own tests cost nothing.
    let status: Int32
    let measure: String
  }

  static let texts = [
    Deep(
      testDescription: "generics in own tests", path: "Tests/Deep.swift", text: generics,
      status: 0, measure: "9005 steps"),
    Deep(
      testDescription: "generics", path: "Sources/Deep.swift", text: generics, status: 1,
      measure: "9005 steps"),
    Deep(
      testDescription: "conditions in own tests", path: "Tests/Deep.swift", text: conditions,
      status: 0, measure: "2000 inside each other"),
    Deep(
      testDescription: "conditions", path: "Sources/Deep.swift", text: conditions, status: 1,
      measure: "2000 inside each other"),
  ]

  private static let generics =
    "let a: " + String(repeating: "A<", count: 1000) + "B" + String(repeating: ">", count: 1000)
    + "\n"
  private static let conditions =
    String(repeating: "#if A\n", count: 2000) + String(repeating: "#endif\n", count: 2000)

  @Test(arguments: texts) func areNamedByACheck(_ deep: Deep) async throws {
    let (playground, workspace) = try await laidOut(deep)
    let run = try await playground.kata("check", "--json", in: workspace.root)
    #expect(run.status == deep.status, "\(run.errorText)")
    #expect(try CheckReport(run.output).verdict == (deep.status == 0 ? "passed" : "not_passed"))
    #expect(run.text.contains("gate.nesting") && run.text.contains(deep.measure))
  }

  @Test(arguments: texts) func leaveASessionRunning(_ deep: Deep) async throws {
    let (playground, workspace) = try await laidOut(deep)
    _ = try playground.write(Array("check\nlint Sources\nlessons\n".utf8), to: "script.txt")
    let run = try await playground.shell(
      "kata < '\(playground.folder.path)/script.txt'", in: workspace.root)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.text.contains("Lessons"), "The line after it runs.")
    #expect(deep.status == 0 || run.text.contains(deep.measure))
  }

  private func laidOut(_ deep: Deep) async throws -> (Playground, LearnerFolder) {
    let playground = try Playground()
    // A drill reads no own tests.
    let exercise = deep.path.hasPrefix("Tests/") ? Exercise.greeting() : .counter
    let workspace = try await playground.workspace(of: exercise, solved: true)
    let file = workspace.file(deep.path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(deep.text.utf8).write(to: file)
    return (playground, workspace)
  }
}
