package import Foundation
package import KataCore
package import KataProcess

/// Turns the learner's own tests into a library beside that of the solution they import, inside the sandbox.
package struct OwnTestsBuilder: Sendable {
  /// The module that the tests import.
  package static let solution = SolutionDialect.module

  private static let module = "\(SolutionDialect.module)Tests"
  private static let registration = "KataOwnTests.swift"
  /// The C function of ours in their module, by which the host finds the tests.
  private static let symbol = "kata_own_tests"

  private let kit: Kit
  private let tools: SandboxedTools
  private let limits: Limits

  package init(kit: Kit, sandbox: Sandbox, runner: any CommandRunner, limits: Limits) {
    self.kit = kit
    tools = SandboxedTools(kit: kit, sandbox: sandbox, runner: runner)
    self.limits = limits
  }

  /// Compiles, checks and links.
  ///
  /// - Parameters:
  ///   - registration: A Swift expression that lists the tests as XCTest's entries.
  ///   - solution: The library of the testable solution; its module lies beside it.
  /// - Throws: `BuildError`, `ProcessError` or `CancellationError`.
  package func build(
    _ sources: [SourceFile], registration: String, beside solution: URL
  ) async throws -> BuildOutcome {
    let folder = solution.deletingLastPathComponent()
    try write(sources, registration, to: folder)
    let object = folder.appending(path: "\(Self.module).o")
    let compiled = try await run(compileCommand(sources, object, folder), in: folder)
    let findings = CompilerFindings(sources: sources).findings(in: compiled.errorText)
    guard compiled.isSuccess else {
      let stack = CompilerStack(sources: sources, text: compiled.errorText)
      return Self.rejection(compiled, findings, stack)
    }
    let refused = try SymbolGate(definitions: [Self.symbol]).findings(inObject: object)
    guard refused.isEmpty else {
      return .refused(refused.map(SymbolMention(sources: sources).located))
    }
    let library = try await link(object, in: folder)
    return .built(library: library, warnings: findings.filter { $0.location != nil })
  }

  private func write(_ sources: [SourceFile], _ registration: String, to folder: URL) throws {
    do {
      for source in sources {
        let file = folder.appending(path: source.path.description)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(source.text.utf8).write(to: file)
      }
      let text = Self.registrationText(registration)
      try Data(text.utf8).write(to: folder.appending(path: Self.registration))
    } catch {
      throw BuildError(working: folder, error)
    }
  }

  private func compileCommand(_ sources: [SourceFile], _ object: URL, _ folder: URL) -> Command {
    let compile = kit.compile
    let files = sources.map(\.path.description) + [Self.registration]
    return tools.command(
      compile.program,
      compile.arguments(testing: Self.module, files: files, output: object.path, beside: folder),
      in: folder)
  }

  private func link(_ object: URL, in folder: URL) async throws -> URL {
    let library = folder.appending(path: "lib\(Self.module).so")
    // The host finds the solution, which it has loaded already; XCTest is the host's own.
    let solution = ["-L", folder.path, "-l\(SolutionDialect.module)"]
    let toolchain = kit.toolchain
    let command =
      if let job = toolchain.frontEnd,
        FileManager.default.isExecutableFile(atPath: toolchain.linker)
      {
        tools.command(
          toolchain.linker,
          ["-shared", "-o", library.path, job.runtimeObject, object.path] + solution
            + ["-rpath", "$ORIGIN", "--as-needed"]
            + (kit.combine?.links(throughDriver: false) ?? []),
          in: folder)
      } else {
        tools.command(
          toolchain.swiftc,
          ["-emit-library", "-o", library.path, object.path] + solution
            + ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"]
            + (kit.combine?.links(throughDriver: true) ?? []),
          in: folder)
      }
    let result = try await run(command, in: folder)
    guard result.isSuccess else { throw BuildError.compilerFailed(log: result.errorText) }
    return library
  }

  private func run(_ command: Command, in folder: URL) async throws -> ProcessResult {
    try await tools.run(command, in: folder, limits: limits)
  }

  private static func rejection(
    _ result: ProcessResult, _ findings: [Finding], _ stack: CompilerStack
  ) -> BuildOutcome {
    if case .stopped(let reason) = result.ending {
      return stack.stop(reason == .output ? .output : .totalTime, findings)
    }
    let errors = findings.filter { $0.severity == .error }
    if !errors.isEmpty { return .rejected(errors) }
    switch result.ending {
    case .stopped, .signalled, .exited(129...): return stack.stop(.totalTime, [])
    case .exited: return .rejected([stack.crash])
    }
  }
}

extension OwnTestsBuilder {
  /// The file of ours in the tests' module.
  private static func registrationText(_ entries: String) -> String {
    """
    import XCTest
    @testable import \(solution)
    \(FormatShim.text)
    \(LocalizationShim.text)
    @_cdecl("\(symbol)") public func \(symbol)(_ out: UnsafeMutableRawPointer) {
      unsafe out.assumingMemoryBound(to: [XCTestCaseEntry].self).initialize(to: \(entries))
    }

    private func kata_plain<T: XCTestCase>(
      _ body: @escaping @MainActor (T) throws -> Void
    ) -> XCTestCaseClosure {
      { test in
        guard let test = test as? T else { return }
        try MainActor.assumeIsolated { try body(test) }
      }
    }

    private func kata_waiting<T: XCTestCase>(
      _ body: @escaping @MainActor (T) async throws -> Void
    ) -> XCTestCaseClosure {
      { test in
        guard let test = test as? T else { return }
        try asyncTest { (test: T) in { try await body(test) } }(test)()
      }
    }

    """
  }
}
