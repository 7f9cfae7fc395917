package import Foundation
package import KataCore
package import KataProcess

/// Builds the kits that checks run on, once per compiler and content, and finds them again.
package struct KitBuilder: Sendable {
  package typealias Report = @Sendable (WorkProgress) -> Void

  private let toolchain: Toolchain
  private let sources: KitSources
  private let cache: URL
  private let runner: any CommandRunner

  /// - Parameter cache: The folder for kits of every toolchain, made when needed.
  package init(
    toolchain: Toolchain, sources: KitSources, cache: URL, runner: any CommandRunner
  ) {
    self.toolchain = toolchain
    self.sources = sources
    self.cache = cache
    self.runner = runner
  }

  /// The folder of this toolchain's kits.
  private var folder: URL { cache.appending(path: "kits/\(toolchain.tag)") }

  private func key(_ folders: [URL], parts: [String] = []) throws -> String {
    try KitKey(
      folders: folders, parts: parts + [toolchain.version] + SolutionDialect.flags,
      memory: cache.appending(path: "fingerprints")
    ).digest()
  }

  /// Builds what is missing of a kata's kit for one pattern.
  ///
  /// - Parameter listing: Called only when the suites have to be compiled.
  /// - Throws: `BuildTrouble` or `CancellationError`.
  package func kit(
    for kata: Kata, pattern: Pattern, report: @escaping Report,
    listing: () throws -> SuiteListing
  ) async throws -> Kit {
    let standIn = try await standIn(report: report, of: 3)
    let contract = try await contract(of: kata, standIn: standIn, report)
    let suites = ["Doubles", "Behaviour", "Lifetime", pattern.folder].map {
      kata.folder.appending(path: "Suites/\($0)")
    }
    let digest = try key([sources.host] + suites, parts: [contract.lastPathComponent])
    let host = folder.appending(path: "\(kata.id)-\(pattern.id)-\(digest)")
    try await part(host, 2, "suites of \(kata.title) in \(pattern.title)", 3, report) { aside in
      let listing = try listing()
      try await compileHost(
        listing, files: [sources.host] + suites, kata: kata, standIn: standIn, contract: contract,
        into: aside)
      try JSONEncoder().encode(listing.cases).write(to: aside.appending(path: "cases.json"))
    }
    let cases = try JSONDecoder().decode(
      [CheckCase].self, from: Data(contentsOf: host.appending(path: "cases.json")))
    return Kit(
      toolchain: toolchain, folder: folder, standIn: standIn, contract: contract,
      contractModule: kata.contract, host: host.appending(path: "host"), cases: cases)
  }

  /// Compiles the system modules that a solution may import, which the sandbox only lets it read.
  package func warmUp(_ kit: Kit) async throws {
    try await warmUp(kit.contractModule, standIn: kit.standIn, contract: kit.contract)
  }

  private func warmUp(_ module: String, standIn: URL, contract: URL) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kata-warm-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "WarmUp.swift")
    let imports = ["Foundation", "FoundationNetworking", "Observation", "UIKit", module]
    try imports.map { "import \($0)\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
    let compile = SolutionCompile(
      toolchain: toolchain, standIn: standIn, contract: contract,
      moduleCache: KitFolder.moduleCache(in: self.folder))
    let object = folder.appending(path: "WarmUp.o").path
    try await run(
      compile.program, compile.arguments(files: [file.path], output: object),
      what: "system modules")
  }

  /// Builds the UIKit stand-in unless it is there.
  package func prepareStandIn(report: @escaping Report) async throws {
    _ = try await standIn(report: report, of: 1)
  }

  /// Says whether the stand-in is built already.
  package var hasStandIn: Bool {
    guard let digest = try? key([sources.standIn]) else { return false }
    let path = folder.appending(path: "HeadlessUIKit-\(digest)").path
    return FileManager.default.fileExists(atPath: path)
  }

  private func standIn(report: @escaping Report, of total: Int) async throws -> URL {
    let part = folder.appending(path: "HeadlessUIKit-\(try key([sources.standIn]))")
    try await self.part(part, 0, "UIKit stand-in", total, report) { aside in
      let flags = ["-O", "-wmo", "-swift-version", "6", "-parse-as-library"]
      try await library(
        "HeadlessUIKit", from: [sources.standIn], flags: flags, into: aside, what: "UIKit stand-in")
    }
    return part
  }

  private func contract(of kata: Kata, standIn: URL, _ report: @escaping Report) async throws -> URL
  {
    let sources = kata.folder.appending(path: "Contract")
    let digest = try key([sources], parts: [standIn.lastPathComponent])
    let part = folder.appending(path: "\(kata.id)-contract-\(digest)")
    try await self.part(part, 1, "contract of \(kata.title)", 3, report) { aside in
      let flags =
        SolutionDialect.flags + ["-wmo", "-Onone", "-I", standIn.path, "-L", standIn.path]
        + ["-lHeadlessUIKit", "-Xlinker", "-rpath", "-Xlinker"]
        + ["$ORIGIN/../\(standIn.lastPathComponent)"]
      try await library(
        kata.contract, from: [sources], flags: flags, into: aside, what: "contract of \(kata.title)"
      )
      try await warmUp(kata.contract, standIn: standIn, contract: aside)
    }
    return part
  }

  private func part(
    _ folder: URL, _ step: Int, _ what: String, _ total: Int, _ report: @escaping Report,
    build: (URL) async throws -> Void
  ) async throws {
    try await KitPart(folder: folder).make {
      report(WorkProgress(activity: "waiting for the \(what)", completed: step, total: total))
    } build: { aside in
      report(WorkProgress(activity: "building the \(what)", completed: step, total: total))
      try await build(aside)
      report(WorkProgress(activity: "building the \(what)", completed: step + 1, total: total))
    }
  }

  private func library(
    _ module: String, from folders: [URL], flags: [String], into aside: URL, what: String
  ) async throws {
    let files = try folders.flatMap { try KitKey.swiftFiles(in: $0) }.map(\.path)
    let output = [
      "-emit-library", "-o", aside.appending(path: "lib\(module).so").path, "-emit-module",
      "-emit-module-path", aside.appending(path: "\(module).swiftmodule").path,
      "-module-name", module,
    ]
    try await compile(flags + output + files, what: what)
  }

  private func compileHost(
    _ listing: SuiteListing, files folders: [URL], kata: Kata, standIn: URL, contract: URL,
    into aside: URL
  ) async throws {
    let main = aside.appending(path: "main.swift")
    try listing.main.write(to: main, atomically: true, encoding: .utf8)
    var files = try folders.flatMap { try KitKey.swiftFiles(in: $0) }.map(\.path)
    files.append(main.path)
    let flags = [
      "-swift-version", "5", "-wmo", "-Onone", "-module-name", "KataSuites",
      "-module-alias", "UIKit=HeadlessUIKit", "-I", standIn.path, "-L", standIn.path,
      "-I", contract.path, "-L", contract.path, "-l\(kata.contract)", "-lHeadlessUIKit",
      "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../\(standIn.lastPathComponent)",
      "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../\(contract.lastPathComponent)",
    ]
    try await compile(
      flags + Self.runtimeLibraries + ["-o", aside.appending(path: "host").path] + files,
      what: "suites of \(kata.title)")
  }

  /// Libraries that a solution may use and a host does not: the solution itself is linked to none of
  /// them and finds them in the host.
  private static let runtimeLibraries = [
    "-Xlinker", "--no-as-needed", "-lswiftObservation", "-lswift_Concurrency",
    "-lswift_StringProcessing", "-lFoundation", "-lFoundationEssentials",
    "-lFoundationInternationalization", "-ldispatch",
  ]

  private func compile(_ arguments: [String], what: String) async throws {
    let cache = ["-module-cache-path", KitFolder.moduleCache(in: folder).path]
    try await run(toolchain.swiftc, arguments + cache, what: what)
  }

  private func run(_ program: String, _ arguments: [String], what: String) async throws {
    let command = Command(
      program, arguments,
      environment: ["PATH": "\(toolchain.root)/bin:/usr/bin:/bin", "HOME": "/tmp"])
    let result = try await runner.run(command, limits: RunLimits(total: .seconds(900)))
    guard result.isSuccess else {
      let log = result.errorText + result.outputText
      if log.contains("No space left on device") { throw BuildTrouble.diskFull(path: folder.path) }
      throw BuildTrouble.kitDoesNotBuild(part: what, log: log)
    }
  }
}
