import Foundation
import Testing

/// Command lines, folders and files that make no sense: each gets a clear word, the right status, and loses nothing.
@Suite(.lane) struct WrongWordsTests {
  struct Slip: Sendable, CustomTestStringConvertible {
    let words: [String]
    /// What the answer must name.
    let answer: String

    var testDescription: String { words.joined(separator: " ") }
  }

  static let slips = [
    Slip(words: ["chekc"], answer: "`check`"),
    Slip(words: ["start", "greting", "--pattern", "mvp"], answer: "`greeting`"),
    Slip(words: ["start", "greeting", "--pattern", "mvmv"], answer: "`mvvm`"),
    Slip(words: ["start", "greeting"], answer: "kata start greeting mvp"),
    Slip(words: ["start", "--pattern", "mvp"], answer: "kata"),
    Slip(words: ["check", "--sede", "3"], answer: "--seed"),
    Slip(words: ["check", "--format", "yaml"], answer: "junit"),
    Slip(words: ["check", "--seed", "three"], answer: "--seed"),
    Slip(words: ["katas", "--katas", "nowhere"], answer: "nowhere"),
    Slip(words: ["check", "nowhere"], answer: "nowhere"),
    Slip(words: ["help", "chekc"], answer: "check"),
  ]

  @Test(arguments: slips) func namesWhatWasMeant(_ slip: Slip) async throws {
    let playground = try Playground()
    let run = try await Child(playground.spawn(slip.words)).finish()
    #expect(run.status == 64, "\(run.all)")
    #expect(run.errorText.contains(slip.answer), "\(run.errorText)")
    #expect(run.text.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: playground.folder.path).count == 2)
  }

  @Test(arguments: ["check", "history", "undo", "reset", "diff", "update", "solution"])
  func saysHowToStartOutsideAWorkspace(_ command: String) async throws {
    let playground = try Playground()
    let run = try await playground.kata(command)
    #expect(run.status == 64, "\(run.all)")
    #expect(run.errorText.contains("kata start"), "\(run.errorText)")
  }

  @Test func leavesAFolderAloneThatIsNotEmpty() async throws {
    let playground = try Playground()
    let place = playground.folder.appending(path: "mine")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("dear diary".utf8).write(to: place.appending(path: "diary.txt"))
    let run = try await playground.kata("start", "greeting", "--pattern", "mvp", place.path)
    #expect(run.status == 64, "\(run.all)")
    #expect(run.errorText.contains("diary.txt"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["diary.txt"])
  }

  @Test func saysThatAFolderIsAWorkspaceAlready() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace()
    let before = try workspace.contents()
    let run = try await playground.kata(
      "start", "greeting", "--pattern", "mvvm", workspace.root.path)
    #expect(run.status == 64, "\(run.all)")
    #expect(run.errorText.contains("already"))
    #expect(try workspace.contents() == before)
  }

  @Test(arguments: ["{ \"schema\": \"kata/kata/v1\", ", "[]", "", "{\"schema\":\"kata/kata/v9\"}"])
  func saysWhichManifestIsBroken(_ text: String) async throws {
    let playground = try Playground()
    let shelf = playground.folder.appending(path: "shelf")
    let kata = shelf.appending(path: "broken")
    try FileManager.default.createDirectory(at: kata, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: kata.appending(path: "kata.json"))
    let run = try await playground.kata("katas", "--katas", shelf.path)
    #expect(run.status == 70, "\(run.all)")
    #expect(run.errorText.contains("broken/kata.json"), "\(run.errorText)")
  }

  @Test func asksForANewerProgramWhenTheWorkspaceIsNewer() async throws {
    let (playground, workspace) = try await workspace { text in
      text.replacing("kata/workspace/v1", with: "kata/workspace/v2")
    }
    for command in ["check", "reset", "update"] {
      let before = try workspace.contents()
      let run = try await playground.kata(command, in: workspace.root)
      #expect(run.status == 70, "\(run.all)")
      #expect(run.errorText.contains("Update kata"), "\(run.errorText)")
      #expect(try workspace.contents() == before)
    }
  }

  @Test(arguments: ["", "{", "[1, 2]", "{\"schema\": \"kata/workspace/v1\"}"])
  func saysHowToMendABrokenWorkspace(_ text: String) async throws {
    let (playground, workspace) = try await workspace { _ in text }
    let run = try await playground.kata("check", in: workspace.root)
    #expect(run.status == 70, "\(run.all)")
    #expect(run.errorText.contains("--kata KATA --pattern PATTERN"), "\(run.errorText)")
    let fixed = try await playground.kata(
      "check", "--kata", "greeting", "--pattern", "mvp", in: workspace.root)
    #expect(fixed.status == 1, "\(fixed.all)")
  }

  private func workspace(
    _ change: (String) -> String
  ) async throws -> (Playground, LearnerFolder) {
    let playground = try Playground()
    let workspace = try await playground.workspace()
    let file = workspace.file(".kata/workspace.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(change(text).utf8).write(to: file)
    return (playground, workspace)
  }
}
