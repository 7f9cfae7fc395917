package import Foundation
import KataBuilding
package import KataCore
import KataProcess
package import KataSyntax

/// The tools and places of one run of the program, found once and handed to every stage.
package struct Workshop: Sendable {
  /// The caller's environment, by which a toolchain that is picked by another program is found.
  private let environment: [String: String]
  let programs: ProgramSearch
  let runner: any CommandRunner
  /// Knows the files that were checked before.
  let parser: FileParser
  /// Where kits are kept between runs.
  package let cache: URL
  /// Where a check builds; whatever it leaves there is removed.
  package let temporary: URL

  /// Looks for programs in the folders of the environment's `PATH`.
  ///
  /// - Parameter parser: The one of earlier runs, so that what they have read is not parsed again.
  package init(
    environment: [String: String], parser: FileParser = FileParser(), cache: URL, temporary: URL
  ) {
    self.init(
      environment: environment, runner: SystemCommandRunner(), parser: parser, cache: cache,
      temporary: temporary)
  }

  init(
    environment: [String: String], runner: any CommandRunner, parser: FileParser = FileParser(),
    cache: URL, temporary: URL
  ) {
    self.parser = parser
    self.environment = environment
    programs = ProgramSearch(path: environment["PATH"])
    self.runner = runner
    self.cache = cache
    self.temporary = temporary
  }

  /// The same tools with other places.
  func moved(cache: URL, temporary: URL) -> Workshop {
    Workshop(
      environment: environment, runner: runner, parser: parser, cache: cache, temporary: temporary)
  }

  /// The same tools and places, with every child started by somebody who looks at the clock.
  func timed(by watch: StageWatch) -> Workshop {
    Workshop(
      environment: environment, runner: watch, parser: parser, cache: cache, temporary: temporary)
  }

  /// The compiler's own words for its version.
  ///
  /// - Throws: `PipelineError.unavailable` when there is none or it is too old.
  package func toolchainVersion() async throws -> String {
    try await PipelineError.telling { try await toolchain().version }
  }

  /// The compiler call by which an editor's language server reads a workspace's files, without the files.
  ///
  /// - Parameter files: The learner's files, by which it is known how much of UIKit they need.
  /// - Throws: `PipelineError` or `CancellationError`.
  package func editorArguments(
    kata: Kata, pattern: Pattern, changes: [ChangeRequest] = [], files: [SourceFile] = [],
    report: @escaping @Sendable (WorkProgress) -> Void
  ) async throws -> [String] {
    try await PipelineError.telling {
      try await kit(
        for: kata, pattern: pattern, changes: changes, needs: KitNeeds(of: files), report: report
      ).editorArguments
    }
  }

  func toolchain() async throws -> Toolchain {
    try await ToolchainSearch(
      programs: programs, environment: environment, runner: runner, cache: cache
    ).toolchain()
  }

  func sandbox() async throws(CancellationError) -> Sandbox {
    try await SandboxProbe(programs: programs, runner: runner).sandbox()
  }

  func kitBuilder(_ toolchain: Toolchain) -> KitBuilder {
    KitBuilder(toolchain: toolchain, sources: .bundled, cache: cache, runner: runner)
  }

  func kit(
    for kata: Kata, pattern: Pattern, changes: [ChangeRequest] = [],
    needs: KitNeeds = KitNeeds(), report: @escaping @Sendable (WorkProgress) -> Void
  ) async throws -> Kit {
    try await kitBuilder(toolchain()).kit(
      for: kata, pattern: pattern, changes: changes, needs: needs, report: report
    ) { try SuiteList(kata: kata, pattern: pattern, changes: changes, parser: parser).listing() }
  }

  /// Makes an empty folder for one build, gives it to `work`, and removes it whatever happens.
  func withBuildFolder<Answer: Sendable>(
    _ work: @Sendable (URL) async throws -> Answer
  ) async throws -> Answer {
    BuildFolder.sweep(temporary)
    let folder: BuildFolder
    do {
      folder = try BuildFolder(in: temporary)
    } catch {
      throw BuildError(working: temporary, error)
    }
    defer { folder.remove() }
    return try await work(folder.url)
  }
}
