package import Foundation
import KataBuilding
package import KataCore
import KataProcess

/// The tools and places of one run of the program, found once and handed to every stage.
package struct Workshop: Sendable {
  let programs: ProgramSearch
  let runner: any CommandRunner
  /// Where kits are kept between runs.
  package let cache: URL
  /// Where a check builds; whatever it leaves there is removed.
  package let temporary: URL

  /// Looks for programs in the folders of `path`, a `PATH`.
  package init(path: String?, cache: URL, temporary: URL) {
    self.init(
      programs: ProgramSearch(path: path), runner: SystemCommandRunner(), cache: cache,
      temporary: temporary)
  }

  init(programs: ProgramSearch, runner: any CommandRunner, cache: URL, temporary: URL) {
    self.programs = programs
    self.runner = runner
    self.cache = cache
    self.temporary = temporary
  }

  /// The compiler's own words for its version.
  ///
  /// - Throws: `PipelineTrouble.unavailable` when there is none or it is too old.
  package func toolchainVersion() async throws -> String {
    try await PipelineTrouble.telling { try await toolchain().version }
  }

  /// The compiler call by which an editor's language server reads a workspace's files, without the files.
  ///
  /// - Throws: `PipelineTrouble` or `CancellationError`.
  package func editorArguments(
    kata: Kata, pattern: Pattern, report: @escaping @Sendable (WorkProgress) -> Void
  ) async throws -> [String] {
    try await PipelineTrouble.telling {
      try await kit(for: kata, pattern: pattern, report: report).editorArguments
    }
  }

  func toolchain() async throws -> Toolchain {
    try await ToolchainSearch(programs: programs, runner: runner, cache: cache).toolchain()
  }

  func sandbox() async -> Sandbox {
    await SandboxProbe(programs: programs, runner: runner).sandbox()
  }

  func kitBuilder(_ toolchain: Toolchain) -> KitBuilder {
    KitBuilder(toolchain: toolchain, sources: .bundled, cache: cache, runner: runner)
  }

  func kit(
    for kata: Kata, pattern: Pattern, report: @escaping @Sendable (WorkProgress) -> Void
  ) async throws -> Kit {
    try await kitBuilder(toolchain()).kit(for: kata, pattern: pattern, report: report) {
      try SuiteList(kata: kata, pattern: pattern).listing()
    }
  }

  /// Makes an empty folder for one build, gives it to `work`, and removes it whatever happens.
  func withBuildFolder<Answer: Sendable>(
    _ work: @Sendable (URL) async throws -> Answer
  ) async throws -> Answer {
    let folder = temporary.appending(path: "kata-check-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw BuildTrouble(writing: folder, error)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await work(folder)
  }
}
