package import Foundation
package import KataProcess

/// Finds the Swift compiler that a check uses and remembers what it said of itself.
package struct ToolchainSearch: Sendable {
  /// The oldest release whose compiler knows every flag that a check needs.
  package static let oldest = "6.2"

  private let programs: ProgramSearch
  private let environment: [String: String]
  private let runner: any CommandRunner
  private let cache: URL

  package init(
    programs: ProgramSearch, environment: [String: String], runner: any CommandRunner, cache: URL
  ) {
    self.programs = programs
    self.environment = environment
    self.runner = runner
    self.cache = cache
  }

  /// The first `swiftc` in the path.
  ///
  /// - Throws: `BuildError.noToolchain` or `.oldToolchain`.
  package func toolchain() async throws -> Toolchain {
    guard let found = programs.find("swiftc") else { throw BuildError.noToolchain }
    let swiftc = URL(filePath: found).resolvingSymlinksInPath()
    let memory = ToolchainMemory(swiftc: swiftc, cache: cache)
    if let known = memory.recall() { return known }
    let toolchain = try await ask(found: found, resolved: swiftc)
    memory.remember(toolchain)
    return toolchain
  }

  private func ask(found: String, resolved: URL) async throws -> Toolchain {
    try await ScratchFolder.with { folder in
      try await ask(found: found, resolved: resolved, in: folder)
    }
  }

  private func ask(
    found: String, resolved: URL, in folder: ScratchFolder
  ) async throws -> Toolchain {
    let environment = environment.merging(folder.environment) { $1 }
    let limits = RunLimits(total: .seconds(60))
    let answer = try await runner.run(
      Command(found, ["--version"], environment: environment), limits: limits)
    let lines = (answer.outputText + answer.errorText).split(separator: "\n")
    guard let line = lines.first(where: { $0.contains("Swift version") }) else {
      throw BuildError.noToolchain
    }
    let version = String(line[(line.range(of: "Swift version")?.lowerBound ?? line.startIndex)...])
    try Self.refuseOld(version)
    // `swiftc` is a link to the driver beside the front end, possibly behind a tool that picks a toolchain.
    let info = try await runner.run(
      Command(found, ["-print-target-info"], environment: environment), limits: limits)
    let target = TargetInfo(info.output)
    let root = target?.root ?? Self.root(of: resolved)
    return Toolchain(
      root: root, version: version, tag: Self.tag(version), target: target?.target.triple ?? "",
      frontEnd: try await frontEndJob(
        swiftc: "\(root)/bin/swiftc", limits, environment: environment, in: folder.url))
  }

  private func frontEndJob(
    swiftc: String, _ limits: RunLimits, environment: [String: String], in folder: URL
  ) async throws -> FrontEndJob? {
    try Data().write(to: folder.appending(path: FrontEndJob.sources))
    let arguments = [
      "-driver-print-jobs", "-wmo", "-Onone", "-emit-library", "-parse-as-library",
      "-module-name", FrontEndJob.module, FrontEndJob.sources, "-o", "kata.so",
    ]
    let jobs = try await runner.run(
      Command(swiftc, arguments, environment: environment, directory: folder.path), limits: limits)
    return jobs.isSuccess ? FrontEndJob(printedJobs: jobs.outputText) : nil
  }

  private static func root(of swiftc: URL) -> String {
    swiftc.deletingLastPathComponent().deletingLastPathComponent().path
  }

  private static func refuseOld(_ version: String) throws {
    let number = version.dropFirst("Swift version ".count).prefix { $0.isNumber || $0 == "." }
    if number.compare(oldest, options: .numeric) == .orderedAscending {
      throw BuildError.oldToolchain(version: version)
    }
  }

  /// The release name in parentheses, or the number, without anything a path cannot hold.
  private static func tag(_ version: String) -> String {
    let inner = version.split(separator: "(").dropFirst().first?.prefix { $0 != ")" }
    let name = inner ?? version.dropFirst("Swift version ".count).prefix { $0 != " " }
    return String(name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
  }
}

/// What `swiftc -print-target-info` says, as far as it is needed.
private struct TargetInfo: Decodable {
  struct Target: Decodable { let triple: String }
  struct Paths: Decodable { let runtimeResourcePath: String }

  let target: Target
  let paths: Paths

  init?(_ json: [UInt8]) {
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(json)) else {
      return nil
    }
    self = info
  }

  /// The `usr` folder, two above `usr/lib/swift`.
  var root: String {
    URL(filePath: paths.runtimeResourcePath)
      .deletingLastPathComponent().deletingLastPathComponent().path
  }
}
