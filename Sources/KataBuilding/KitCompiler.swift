import Foundation
import KataCore
import KataProcess

/// Compiles the parts of a kit; all of it is our own code or a kata author's, so no sandbox is needed.
struct KitCompiler: Sendable {
  let toolchain: Toolchain
  /// Where compiled system modules are kept.
  let moduleCache: URL
  let runner: any CommandRunner

  /// Compiles the UIKit stand-in, optimised, since every check loads it, and with two threads, since nothing else takes
  /// as much of a first check's time.
  func compileStandIn(_ sources: KitSources, into folder: URL) async throws {
    try await library(
      "HeadlessUIKit", from: sources.standIn, into: folder, what: "UIKit stand-in",
      flags: ["-O", "-wmo", "-num-threads", "2", "-swift-version", "6", "-parse-as-library"])
    try await compileModules(in: sources.wide, beside: folder)
  }

  /// Compiles the modules beside UIKit that hold nothing but names for what is in it, and so need no library.
  func compileModules(in wide: URL, beside folder: URL) async throws {
    for file in try WideSources.modules(in: wide) {
      let name = file.deletingPathExtension().lastPathComponent
      let flags = [
        "-emit-module", "-emit-module-path",
        folder.appending(path: "\(name).swiftmodule").path, "-module-name", name,
        "-swift-version", "6", "-parse-as-library", "-module-alias", "UIKit=HeadlessUIKit",
      ]
      try await compile(flags + importing(folder) + [file.path], what: "module \(name)")
    }
  }

  /// Compiles a kata's contract in the learner's dialect, and the system modules that a solution may import.
  func compileContract(
    of kata: Kata, standIn: URL, combine: CombineLibrary?, into folder: URL
  ) async throws {
    let flags =
      SolutionDialect.flags + ["-wmo", "-Onone"] + importing(standIn)
      + ["-lHeadlessUIKit"] + findingAtRunTime([standIn]) + using(combine)
    try await library(
      kata.contract, from: kata.folder.appending(path: "Contract"), into: folder,
      what: "contract of \(kata.title)", flags: flags)
    try await warmUp(
      contract: kata.contract, in: folder, standIn: standIn, combine: combine)
  }

  /// Compiles the host without any suite, which every kata's suites are then compiled with.
  ///
  /// Suites see its internal declarations, as they would in one module.
  func compileHost(from sources: URL, standIn: URL, into folder: URL) async throws {
    let files = try KitKey.swiftFiles(in: sources).map(\.path)
    let output = [
      "-c", "-o", folder.appending(path: Self.hostObject).path, "-emit-module",
      "-emit-module-path", folder.appending(path: Self.hostModule).path, "-module-name", "KataHost",
      "-parse-as-library", "-enable-testing", Self.inOneJob,
    ]
    try await compile(
      Self.suiteDialect + ["-I", Self.kernelInterface(sources)] + importing(standIn) + output
        + files, what: "suite host")
  }

  /// Compiles the program that runs the suites, never with the learner's module.
  func compileSuites(
    main: URL, suites: [URL], host: BuiltHost, kata: Kata, standIn: URL, contract: URL,
    combine: CombineLibrary?, output: URL
  ) async throws {
    let files = try suites.flatMap { try KitKey.swiftFiles(in: $0) } + [main]
    let flags =
      Self.suiteDialect + [
        "-module-name", "KataSuites", "-Xfrontend", "-testable-import-module", "-Xfrontend",
        "KataHost", "-l\(kata.contract)", "-lHeadlessUIKit", "-I", host.folder.path,
        "-I", Self.kernelInterface(host.sources),
      ] + importing(standIn) + importing(contract) + findingAtRunTime([standIn, contract])
      + using(combine)
    try await compile(
      flags + Self.runtimeLibraries + ["-o", output.path]
        + [host.folder.appending(path: Self.hostObject).path] + files.map(\.path),
      what: "suites of \(kata.title)")
  }

  /// The host that was compiled once for all katas.
  struct BuiltHost: Sendable {
    let sources: URL
    let folder: URL
  }

  static let hostObject = "KataHost.o"
  static let hostModule = "KataHost.swiftmodule"

  private static let suiteDialect = [
    "-swift-version", "5", "-wmo", "-Onone", "-module-alias", "UIKit=HeadlessUIKit",
  ]

  /// Emits the module from the job that generates the code: a job of its own would read all files again.
  private static let inOneJob = "-no-emit-module-separately-wmo"

  private static func kernelInterface(_ sources: URL) -> String {
    sources.appending(path: "Lockdown/KernelInterface").path
  }

  /// Compiles the system modules that a solution may import, which the sandbox only lets it read.
  ///
  /// - Parameters:
  ///   - module: The module of a contract, where there is one already.
  ///   - contract: The folder that it is in.
  func warmUp(
    contract module: String? = nil, in contract: URL, standIn: URL, combine: CombineLibrary?
  ) async throws {
    try await ScratchFolder.with { folder in
      try await warmUp(module, in: contract, standIn, combine, folder: folder.url)
    }
  }

  private func warmUp(
    _ module: String?, in contract: URL, _ standIn: URL, _ combine: CombineLibrary?, folder: URL
  ) async throws {
    let file = folder.appending(path: "WarmUp.swift")
    let imports =
      ["Foundation", "FoundationNetworking", "Observation", "UIKit", "OSLog", "RegexBuilder"]
      + [module, combine.map { _ in CombineLibrary.module }].compactMap(\.self)
    try imports.map { "import \($0)\n" }.joined().write(
      to: file, atomically: true, encoding: .utf8)
    let compile = SolutionCompile(
      toolchain: toolchain, standIn: standIn, contract: contract, combine: combine,
      moduleCache: moduleCache)
    let object = folder.appending(path: "WarmUp.o").path
    try await run(
      compile.program, compile.arguments(files: [file.path], output: object),
      what: "system modules")
  }

  func importing(_ folder: URL) -> [String] {
    ["-I", folder.path, "-L", folder.path]
  }

  private func using(_ combine: CombineLibrary?) -> [String] {
    guard let combine else { return [] }
    return combine.imports + combine.links + findingAtRunTime(combine.folders)
  }

  /// Kit parts lie beside each other, so that they find each other wherever the cache is.
  func findingAtRunTime(_ parts: [URL]) -> [String] {
    parts.flatMap {
      ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../\($0.lastPathComponent)"]
    }
  }

  /// Libraries that a solution may use and a host does not: the solution itself is linked to none of
  /// them and finds them in the host.
  private static let runtimeLibraries = [
    "-Xlinker", "--no-as-needed", "-lswiftObservation", "-lswift_Concurrency",
    "-lswift_StringProcessing", "-lFoundation", "-lFoundationEssentials",
    "-lFoundationInternationalization", "-ldispatch",
  ]

  private func library(
    _ module: String, from sources: URL, into folder: URL, what: String, flags: [String]
  ) async throws {
    try await library(
      module, files: try KitKey.swiftFiles(in: sources), into: folder, what: what, flags: flags)
  }

  func library(
    _ module: String, files: [URL], into folder: URL, what: String, flags: [String]
  ) async throws {
    let output = [
      "-emit-library", "-o", folder.appending(path: "lib\(module).so").path, "-emit-module",
      "-emit-module-path", folder.appending(path: "\(module).swiftmodule").path,
      "-module-name", module, Self.inOneJob,
    ]
    try await compile(flags + output + files.map(\.path), what: what)
  }

  func compile(_ arguments: [String], what: String) async throws {
    try await run(
      toolchain.swiftc, arguments + ["-module-cache-path", moduleCache.path], what: what)
  }

  func run(_ program: String, _ arguments: [String], what: String) async throws {
    let result = try await ScratchFolder.with { folder in
      let own = ["PATH": "\(toolchain.root)/bin:/usr/bin:/bin", "HOME": folder.url.path]
      let command = Command(
        program, arguments, environment: folder.environment.merging(own) { $1 })
      return try await runner.run(command, limits: RunLimits(total: .seconds(900)))
    }
    guard result.isSuccess else {
      let log = result.errorText + result.outputText
      if log.contains("No space left on device") {
        throw BuildError.diskFull(path: moduleCache.deletingLastPathComponent().path)
      }
      throw BuildError.kitDoesNotBuild(part: what, log: log)
    }
  }
}
