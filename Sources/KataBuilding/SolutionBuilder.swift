package import Foundation
package import KataCore
package import KataProcess

/// Turns a learner's files into a library that a suite host can load, inside the sandbox.
package struct SolutionBuilder: Sendable {
  private let kit: Kit
  private let sandbox: Sandbox
  private let runner: any CommandRunner
  private let limits: Limits

  package init(kit: Kit, sandbox: Sandbox, runner: any CommandRunner, limits: Limits) {
    self.kit = kit
    self.sandbox = sandbox
    self.runner = runner
    self.limits = limits
  }

  /// Compiles, checks and links.
  ///
  /// - Parameters:
  ///   - sources: The learner's files, bridged where they need it; findings speak of these texts.
  ///   - folder: An empty folder of the caller's for this build alone.
  /// - Throws: `BuildError`, `ProcessError` or `CancellationError`.
  package func build(
    _ sources: [SourceFile], as form: SolutionForm = .plain, in folder: URL
  ) async throws -> BuildOutcome {
    let files = sources + [Registration.file(for: sources)]
    try write(files, to: folder)
    let object = folder.appending(path: SolutionForm.object)
    let compiled = try await compile(files, as: form, in: folder)
    let findings = CompilerFindings(sources: sources) {
      (try? UIKitIndex(.bundled).types) ?? []
    }.findings(in: compiled.errorText)
    let stack = CompilerStack(sources: sources, text: compiled.errorText)
    if let limit = limit(of: compiled) { return stack.stop(limit, findings) }
    guard compiled.isSuccess else { return try rejection(compiled, findings, stack, in: folder) }
    async let library = link(object, in: folder)
    let found = try symbolFindings(in: object, of: form, folder)
    guard found.isEmpty else {
      _ = try await library
      return .refused(found.map(SymbolMention(sources: sources).located))
    }
    return .built(library: try await library, warnings: findings)
  }

  private func write(_ sources: [SourceFile], to folder: URL) throws {
    do {
      for source in sources {
        let file = folder.appending(path: source.path.description)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(source.text.utf8).write(to: file)
      }
    } catch {
      throw BuildError(working: folder, error)
    }
  }

  private func compile(
    _ files: [SourceFile], as form: SolutionForm, in folder: URL
  ) async throws -> ProcessResult {
    let compile = kit.compile
    let arguments = compile.arguments(
      files: files.map(\.path.description), output: SolutionForm.object, form: form)
    let key = kit.objects.key(
      of: [kit.toolchain.version, compile.program] + arguments, files: files)
    if let text = kit.objects.copy(key, outputs: form.outputs, to: folder) {
      return ProcessResult(ending: .exited(0), errors: Array(text.utf8))
    }
    let result = try await run(command(compile.program, arguments, in: folder), in: folder)
    if result.isSuccess {
      kit.objects.keep(key, outputs: form.outputs, saying: result.errorText, from: folder)
    }
    return result
  }

  private func link(_ object: URL, in folder: URL) async throws -> URL {
    let library = folder.appending(path: "lib\(SolutionDialect.module).so")
    let toolchain = kit.toolchain
    // Linked to nothing but what the host may lack: whatever else a solution may use is in the host
    // already. Where the linker is not beside the compiler, the driver knows what to call.
    let link =
      if let job = toolchain.frontEnd,
        FileManager.default.isExecutableFile(atPath: toolchain.linker)
      {
        command(
          toolchain.linker,
          ["-shared", "-o", library.path, job.runtimeObject, object.path, "--as-needed"]
            + ["-L", toolchain.runtimeLibraries, "-rpath", toolchain.runtimeLibraries]
            + ["-lFoundationNetworking", "-lswiftRegexBuilder"]
            + (kit.combine?.links(throughDriver: false) ?? []),
          in: folder)
      } else {
        command(
          toolchain.swiftc,
          ["-emit-library", "-o", library.path, object.path]
            + (kit.combine?.links(throughDriver: true) ?? []),
          in: folder)
      }
    let result = try await run(link, in: folder)
    guard result.isSuccess else {
      throw isFull(folder)
        ? BuildError.diskFull(path: folder.path) : .compilerFailed(log: result.errorText)
    }
    return library
  }

  private func symbolFindings(
    in object: URL, of form: SolutionForm, _ folder: URL
  ) throws -> [Finding] {
    do {
      return try SymbolGate(definitions: form.definitions).findings(inObject: object)
    } catch {
      throw isFull(folder) ? BuildError.diskFull(path: folder.path) : error
    }
  }

  /// Says whether a tool may have failed for want of room: not all of them report that, and the linker dies of it.
  private func isFull(_ folder: URL) -> Bool {
    var disk = statvfs()
    guard statvfs(folder.path, &disk) == 0 else { return false }
    return UInt64(disk.f_bavail) * UInt64(disk.f_frsize) < 1 << 20
  }

  private func command(_ program: String, _ arguments: [String], in folder: URL) -> Command {
    tools.command(program, arguments, in: folder)
  }

  private func run(_ command: Command, in folder: URL) async throws -> ProcessResult {
    try await tools.run(command, in: folder, limits: limits)
  }

  private var tools: SandboxedTools { SandboxedTools(kit: kit, sandbox: sandbox, runner: runner) }

  private func limit(of result: ProcessResult) -> Verdict.Limit? {
    switch result.ending {
    case .stopped(.output): .output
    case .stopped: .totalTime
    // The system's limit on processor time speaks with SIGXCPU or, a second later, SIGKILL.
    case .signalled(24), .signalled(9), .exited(128 + 24), .exited(128 + 9): .totalTime
    default: nil
    }
  }

  private func rejection(
    _ result: ProcessResult, _ findings: [Finding], _ stack: CompilerStack, in folder: URL
  ) throws -> BuildOutcome {
    let errors = findings.filter { $0.severity == .error }
    if !errors.isEmpty { return .rejected(errors + findings.filter { $0.severity != .error }) }
    if result.errorText.contains("No space left on device") || isFull(folder) {
      throw BuildError.diskFull(path: folder.path)
    }
    if let death = compilerDeath(result, stack) { return death }
    if result.errorText.contains(".pcm'") {
      throw BuildError.moduleCacheIncomplete(path: kit.moduleCache.path)
    }
    throw BuildError.compilerFailed(log: result.errorText)
  }

  /// What to say when the compiler dies of a learner's file, which is a result; nil when it ended by itself.
  private func compilerDeath(
    _ result: ProcessResult, _ stack: CompilerStack
  ) -> BuildOutcome? {
    switch result.ending {
    case .signalled, .exited(129...): break
    default: return nil
    }
    let text = result.errorText
    if text.contains("out of memory") || text.contains("bad_alloc") || text.contains("allocate") {
      return stack.stop(.memory, [])
    }
    return .rejected([stack.crash])
  }
}
