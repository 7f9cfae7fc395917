import Foundation
import Testing

/// The learner's own tests on the greeting: what they notice is told beside what the suites notice, and whatever
/// is wrong with them costs nothing else.
@Suite(.lane) struct OwnTestsTests {
  @Test func areWorthWhatTheyNotice() async throws {
    let (own, findings) = try await ownTests("assert-much")
    #expect(own.tests.allSatisfy { $0.passed && !$0.loadsView })
    #expect(own.tests.count == 8)
    #expect(own.problems.isEmpty)
    #expect(own.mutants.killed > 10 * own.mutants.survived)
    #expect(!findings.contains("testability.idle-tests"))
  }

  @Test func mayHaveRawNames() async throws {
    let (own, _) = try await ownTests("raw-names")
    #expect(
      own.tests.filter(\.passed).map(\.name) == [
        "WordingTests.test greets people", "WordingTests.test says \"it\", twice",
        "OddTests.testWorks",
      ])
    let lines = own.problems.filter { $0.id == "own-tests.failed" }.compactMap(\.location?.line)
    #expect(lines == [13])
  }

  @Test func areWorthNothingWithoutAssertions() async throws {
    let (own, findings) = try await ownTests("assert-nothing")
    #expect(own.tests.allSatisfy { $0.passed })
    #expect(own.mutants.killed * 10 <= own.mutants.survived, "The lines are run all the same.")
    #expect(findings.contains("testability.idle-tests"))
  }

  @Test(arguments: [
    ("do-not-compile", ["compiler": 6]),
    ("leave-the-sandbox", ["gate.process": 9, "gate.exit": 13, "gate.reserved": 15]),
  ])
  func areNotRunWhenRefused(fixture: String, lines: [String: Int]) async throws {
    let (own, _) = try await ownTests(fixture)
    #expect(own.tests.isEmpty)
    #expect(own.mutants.killed == 0)
    let problems = own.problems.filter { $0.location?.path == "Tests/WordingTests.swift" }
    for (id, line) in lines {
      #expect(problems.contains { $0.id == id && $0.location?.line == line }, "\(id)")
    }
  }

  @Test func areHeardOneByOneWhenSomeHangOrTrapAndChangeNoVerdict() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting(), solved: true)
    try workspace.takeOwnTests("loop-and-trap")
    let run = try await playground.kata("check", "--json", in: workspace.root)
    #expect(run.status == 0, "\(run.all)")
    let own = try #require(try ScoresWithOwnTests(run.text).scores.ownTests)
    let passed = own.tests.filter(\.passed).map(\.name)
    #expect(passed == ["WordingTests.testA", "WordingTests.testB"])
    #expect(own.mutants.killed == 3)
    let lines = own.problems.filter { $0.id == "own-tests.failed" }.compactMap(\.location?.line)
    #expect(lines == [8, 11, 16])
  }

  @Test func countOnlyWhereNoViewIsLoaded() async throws {
    let (own, _) = try await ownTests("load-a-view")
    #expect(own.tests.map(\.loadsView) == [true])
    #expect(own.mutants.killed == 0)
  }

  @Test func areKeptByResetAndUndo() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting(), solved: true)
    try workspace.takeOwnTests("assert-much")
    let file = workspace.file("Tests/PresenterTests.swift")
    let text = try Data(contentsOf: file)
    let reset = try await playground.kata("reset", "--yes", in: workspace.root)
    #expect(reset.status == 0, "\(reset.all)")
    #expect(try Data(contentsOf: file) == text)
    try Data("// Nothing.\n".utf8).write(to: file)
    #expect(try await playground.kata("undo", in: workspace.root).status == 0)
    #expect(try Data(contentsOf: file) == text)
  }

  @Test func areTheEvidenceInAKataThatAsksForThem() async throws {
    let playground = try Playground()
    let katas = try playground.katas(with: "tested", madeOf: "greeting") {
      $0.replacing("\"givenSeam\"", with: "\"ownTests\"")
    }
    var values: [Double] = []
    for fixture in ["assert-nothing", "assert-much"] {
      let root = playground.folder.appending(path: fixture)
      let start = try await playground.kata(
        "start", "tested", "--pattern", "mvp", "--katas", katas.path, root.path)
      try #require(start.status == 0, "\(start.all)")
      let workspace = LearnerFolder(root: root, exercise: .greeting())
      try workspace.takeReference()
      try workspace.takeOwnTests(fixture)
      let run = try await playground.kata("score", "--json", "--katas", katas.path, in: root)
      values.append(try ScoresWithOwnTests(run.text).scores.testability.raw)
    }
    #expect(values[0] < 0.5 && values[1] > 0.8, "\(values)")
  }

  // MARK: Running

  /// What is told of a fixture's tests on the reference, where testability stays what the suites make it.
  private func ownTests(
    _ fixture: String
  ) async throws -> (own: OwnTestsReport, findings: [String]) {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting(), solved: true)
    try workspace.takeOwnTests(fixture)
    let run = try await playground.kata("score", "--json", in: workspace.root)
    try #require(run.status == 0, "\(run.all)")
    let scores = try ScoresWithOwnTests(run.text).scores
    #expect(scores.testability.raw > 0.8)
    #expect(playground.survivors.isEmpty)
    return (try #require(scores.ownTests), scores.findings.map(\.rule))
  }
}

extension LearnerFolder {
  /// Puts a fixture's own tests into the workspace.
  fileprivate func takeOwnTests(_ fixture: String) throws {
    try FileManager.default.copyItem(
      at: Products.fixture("OwnTests/\(fixture)/Tests"), to: file("Tests"))
  }
}
