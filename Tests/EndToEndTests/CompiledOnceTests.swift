import KataBuilding
import KataCore
import KataProcess
import Synchronization
import Testing

@testable import KataPipeline

/// The real compiler and linker, and what is kept of them.
@Suite(.lane) struct CompiledOnceTests {
  /// Starts real children and counts those of each program.
  private final class CountingRunner: CommandRunner {
    private let starts = Mutex<[String]>([])

    func run(
      _ command: Command, input: [UInt8], limits: RunLimits
    ) async throws -> ProcessResult {
      starts.withLock {
        $0.append(([command.executable] + command.arguments).joined(separator: " "))
      }
      return try await SystemCommandRunner().run(command, input: input, limits: limits)
    }

    func count(of program: String) -> Int {
      starts.withLock { $0.count { $0.contains(program) } }
    }
  }

  @Test func compilesTheSameFilesOnce() async throws {
    let stand = try await MutantStand()
    let runner = CountingRunner()
    // Files that no other test has built, with a warning.
    let path: RelativePath = "Sources/Own.swift"
    let text = "func own() { let number\(UInt32.random(in: 0...UInt32.max)) = 1 }\n"
    let files = stand.request.files + [SourceFile(path: path, text: text)]
    let first = try await warnings(of: files, runner, stand)
    #expect(first.contains { $0.location?.path == path })
    #expect(runner.count(of: "-enable-bare-slash-regex") == 1)
    #expect(try await warnings(of: files, runner, stand) == first)
    #expect(runner.count(of: "-enable-bare-slash-regex") == 1)
    let edited = files.dropLast() + [SourceFile(path: path, text: text + "// Edited.\n")]
    _ = try await warnings(of: Array(edited), runner, stand)
    #expect(runner.count(of: "-enable-bare-slash-regex") == 2)
  }

  private func warnings(
    of files: [SourceFile], _ runner: CountingRunner, _ stand: MutantStand
  ) async throws -> [Finding] {
    let builder = SolutionBuilder(
      kit: stand.stage.kit, sandbox: stand.stage.sandbox, runner: runner,
      limits: Limits(buildSeconds: 300))
    let outcome = try await stand.workshop.withBuildFolder { folder in
      try await builder.build(files, in: folder)
    }
    guard case .built(_, let warnings) = outcome else {
      Issue.record("\(outcome)")
      return []
    }
    return warnings
  }
}
