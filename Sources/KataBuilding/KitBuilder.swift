package import Foundation
package import KataCore
package import KataProcess

/// Builds the kits that checks run on, once per compiler and content, and finds them again.
package struct KitBuilder: Sendable {
  package typealias Report = @Sendable (WorkProgress) -> Void

  private let toolchain: Toolchain
  let sources: KitSources
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
  var folder: URL { cache.appending(path: "kits/\(toolchain.kitFolder)") }

  var compiler: KitCompiler {
    KitCompiler(
      toolchain: toolchain, moduleCache: KitFolder.moduleCache(in: folder), runner: runner)
  }

  func key(_ folders: [URL], parts: [String] = []) throws -> String {
    try KitKey(
      folders: folders, parts: parts + [toolchain.version] + SolutionDialect.flags,
      memory: cache.appending(path: "fingerprints")
    ).digest()
  }

  /// Builds what is missing of a kata's kit for one pattern.
  ///
  /// - Parameters:
  ///   - changes: The change requests whose suites run as well.
  ///   - needs: What the learner's files need.
  ///   - listing: Called only when the suites have to be compiled.
  /// - Throws: `BuildError` or `CancellationError`.
  package func kit(
    for kata: Kata, pattern: Pattern, changes: [ChangeRequest] = [],
    needs: KitNeeds = KitNeeds(), report: @escaping Report,
    listing: () throws -> SuiteListing
  ) async throws -> Kit {
    let needs = needs.with(kata)
    let standIn = try await standIn(needs.uikit, report: report, of: 4)
    let combine = needs.combine ? try await combine(standIn: standIn, report, of: 4) : nil
    let built = try await suiteHost(standIn: standIn, report, of: 4)
    // What only the learner's files need changes nothing for the kata's.
    let ownCombine = kata.usesCombine ? combine : nil
    let contract = try await contract(of: kata, standIn: standIn, ownCombine, report)
    let own = ["Doubles", "Screen", "Behaviour", "Lifetime", pattern.folder].map { "Suites/\($0)" }
    let suites = (own + changes.map { "\($0.folder)/Suite" }).map {
      kata.folder.appending(path: $0)
    }
    let parts = [contract, built.folder] + (ownCombine?.folders ?? [])
    let digest = try key(
      suites,
      parts: parts.map(\.lastPathComponent) + changes.flatMap { [$0.id] + ($0.replaces ?? []) })
    let host = folder.appending(path: "\(kata.id)-\(pattern.id)-\(digest)")
    let what = "suites of \(kata.title) in \(pattern.title)"
    try await part(host, ["host", "cases.json"], 3, what, 4, report) { aside in
      let listing = try listing()
      let main = aside.appending(path: "main.swift")
      try Data(listing.main.utf8).write(to: main)
      try await compiler.compileSuites(
        main: main, suites: suites, host: built, kata: kata, standIn: standIn,
        contract: contract, combine: ownCombine, output: aside.appending(path: "host"))
      try JSONEncoder().encode(listing.cases).write(to: aside.appending(path: "cases.json"))
    }
    let cases = try JSONDecoder().decode(
      [CheckCase].self, from: Data(contentsOf: host.appending(path: "cases.json")))
    return Kit(
      toolchain: toolchain, folder: folder, standIn: standIn, contract: contract,
      combine: combine, contractModule: kata.contract,
      objects: CompiledObjects(folder: cache.appending(path: "objects")),
      host: host.appending(path: "host"), cases: cases)
  }

  /// Compiles again the system modules that a solution may import, after somebody has removed them.
  package func warmUp(_ kit: Kit) async throws {
    try await compiler.warmUp(
      contract: kit.contractModule, in: kit.contract, standIn: kit.standIn, combine: kit.combine)
  }

  /// Builds what no kata is needed for, unless it is there: the UIKit stand-in and the suite host.
  package func prepareStandIn(report: @escaping Report) async throws {
    let standIn = try await standIn(.narrow, report: report, of: 2)
    _ = try await suiteHost(standIn: standIn, report, of: 2)
  }

  /// Says whether the stand-in is built already.
  package var hasStandIn: Bool {
    guard let part = try? standInPart(.narrow) else { return false }
    return FileManager.default.fileExists(atPath: part.path)
  }

  private func standInPart(_ breadth: UIKitBreadth) throws -> URL {
    let digest =
      switch breadth {
      case .narrow: try key([sources.standIn, sources.modules])
      case .wide: "wide-\(try key([sources.standIn, sources.wide], parts: [WideSources.form]))"
      }
    return folder.appending(path: "HeadlessUIKit-\(digest)")
  }

  private func standIn(
    _ breadth: UIKitBreadth, report: @escaping Report, of total: Int
  ) async throws -> URL {
    let part = try standInPart(breadth)
    let files = Self.libraryFiles("HeadlessUIKit")
    let what = breadth == .wide ? "whole of UIKit, once" : "UIKit stand-in"
    try await self.part(part, files, 0, what, total, report) { aside in
      switch breadth {
      case .narrow: try await compiler.compileStandIn(sources, into: aside)
      case .wide:
        try await compiler.compileWideStandIn(
          WideSources(core: sources.standIn, wide: sources.wide), into: aside)
      }
    }
    return part
  }

  private func suiteHost(
    standIn: URL, _ report: @escaping Report, of total: Int
  ) async throws -> KitCompiler.BuiltHost {
    let digest = try key([sources.host], parts: [standIn.lastPathComponent])
    let part = folder.appending(path: "KataHost-\(digest)")
    let files = [KitCompiler.hostObject, KitCompiler.hostModule]
    try await self.part(part, files, 1, "suite host", total, report) { aside in
      try await compiler.compileHost(from: sources.host, standIn: standIn, into: aside)
    }
    return KitCompiler.BuiltHost(sources: sources.host, folder: part)
  }

  private func contract(
    of kata: Kata, standIn: URL, _ combine: CombineLibrary?, _ report: @escaping Report
  ) async throws -> URL {
    let sources = kata.folder.appending(path: "Contract")
    let parts = [standIn] + (combine?.folders ?? [])
    let digest = try key([sources], parts: parts.map(\.lastPathComponent))
    let part = folder.appending(path: "\(kata.id)-contract-\(digest)")
    let files = Self.libraryFiles(kata.contract)
    try await self.part(part, files, 2, "contract of \(kata.title)", 4, report) { aside in
      try await compiler.compileContract(
        of: kata, standIn: standIn, combine: combine, into: aside)
    }
    return part
  }

  static func libraryFiles(_ module: String) -> [String] {
    ["lib\(module).so", "\(module).swiftmodule"]
  }

  func part(
    _ folder: URL, _ contents: [String], _ step: Int, _ what: String, _ total: Int,
    _ report: @escaping Report, build: (URL) async throws -> Void
  ) async throws {
    try await KitPart(folder: folder, contents: contents).make {
      report(WorkProgress(activity: "waiting for the \(what)", completed: step, total: total))
    } build: { aside in
      report(WorkProgress(activity: "building the \(what)", completed: step, total: total))
      try await build(aside)
      report(WorkProgress(activity: "building the \(what)", completed: step + 1, total: total))
    }
  }
}
