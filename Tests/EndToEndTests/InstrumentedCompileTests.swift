import Foundation
import KataCore
import KataSyntax
import Testing

/// What the real compiler says of instrumented files, and what they do.
@Suite(.lane) struct InstrumentedCompileTests {
  private static let dialect = [
    "-swift-version", "5", "-default-isolation", "MainActor", "-parse-as-library",
    "-strict-memory-safety", "-Werror", "StrictMemorySafety", "-wmo", "-Onone",
  ]

  private func fixture(_ name: String) throws -> SourceFile {
    let file = try Products.fixture("Instrumentation/\(name).swift")
    let path = try #require(RelativePath("\(name).swift"))
    return SourceFile(path: path, text: try String(contentsOf: file, encoding: .utf8))
  }

  private func compile(
    _ files: [SourceFile], _ flags: [String], in playground: Playground
  ) async throws -> Finished {
    let folder = playground.folder.appending(path: UUID().uuidString)
    for file in files {
      let place = folder.appending(path: file.path.description)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: place)
    }
    let program = playground.folder.appending(path: "program").path
    return try await playground.run(
      "/usr/bin/env",
      ["swiftc"] + Self.dialect + flags + files.map(\.path.description) + ["-o", program],
      in: folder)
  }

  @Test(arguments: ["Statements", "Types"])
  func compilesTrickyCode(_ name: String) async throws {
    let playground = try Playground()
    // `Types` throws and catches what `Statements` declares.
    let files = try ["Statements", "Types"].map(fixture)
    let kept = try #require(RelativePath("\(name).swift"))
    let result = Instrumenter().instrument(files) { path, _ in path == kept }
    let finished = try await compile(
      result.files, ["-c"], in: playground)
    #expect(finished.status == 0, "\(finished.errorText.prefix(2000))")
    #expect(result.mutants.count > 100)
  }

  @Test func changesNothingUntilASwitchIsOn() async throws {
    let playground = try Playground()
    let program = try fixture("Program")
    let learner = try fixture("Behaviour")
    let plain = try await output(of: [learner, program], [], playground)
    let result = Instrumenter().instrument([learner])
    let mutated = try await output(of: result.files + [program], ["-DSWITCHES"], playground)
    let parts = mutated.components(separatedBy: "--\n")
    #expect(parts.first == plain)
    let survivors = try #require(parts.last).split(separator: "\n").compactMap { Int($0) }
    let text = learner.text.components(separatedBy: "func outcomes()")[0]
    // Nobody looks at these: a member that is never called, and a bound against turning for ever.
    let unseen: Set<String> = ["value += n", "turns < 9"]
    let wrong = survivors.map { result.mutants[$0 - 1] }.filter {
      $0.offset < text.utf8.count && !unseen.contains($0.original) && $0.original != "2"
    }
    #expect(wrong.isEmpty, "\(wrong)")
    let kinds = Set(result.mutants.map(\.operator))
    #expect(kinds == Set(Mutant.Operator.allCases))
  }

  @Test func knowsTheStatementThatRunsWhateverItCalls() async throws {
    let playground = try Playground()
    let learner = try fixture("Frames")
    let result = Instrumenter().instrument([learner]) { _, _ in false }
    let printed = try await output(
      of: result.files + [fixture("FramesProgram")], [], playground)
    let pairs = printed.split(separator: "\n").map {
      $0.split(separator: " ").compactMap { Int($0) }
    }
    let text = Array(learner.text.utf8)
    let lines = result.probes.map { text.prefix($0.offset).count { $0 == 10 } + 1 }
    let wrong = pairs.dropLast().filter { !lines.indices.contains($0[1]) || lines[$0[1]] != $0[0] }
    #expect(wrong.isEmpty, "line and probe: \(wrong)")
    #expect(pairs.count > 40)
    // Nothing of the learner's runs any more.
    #expect(pairs.last == [0, -1])
  }

  private func output(
    of files: [SourceFile], _ flags: [String], _ playground: Playground
  ) async throws -> String {
    let finished = try await compile(files, flags, in: playground)
    try #require(finished.status == 0, "\(finished.errorText.prefix(2000))")
    return try await playground.run(playground.folder.appending(path: "program").path, []).text
  }
}
