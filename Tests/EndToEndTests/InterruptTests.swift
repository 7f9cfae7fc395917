import Foundation
import Glibc
import Testing

/// ^C, a request to end, and a kill, in the middle of whatever takes long: nothing is left, and the next check works.
///
/// Kits are built in a cache that holds the stand-in already, because the parts above it are interrupted just as
/// well and are built again in a few seconds.
@Suite(.lane, .serialized) struct InterruptTests {
  @Test func leavesNoHalfKitBehind() async throws {
    let (playground, workspace, cache) = try await cold()
    let session = try playground.terminal("check", "--no-scores", in: workspace.root)
    try await session.wait(for: "building the suites")
    try await ProcessTable().wait(for: "swift-frontend", about: playground.name, .seconds(60))
    await session.type("\u{3}")
    let seen = try await session.finish()
    #expect(seen.status == 130, "\(seen.text)")
    #expect(seen.unknownSequences.isEmpty)
    #expect(playground.survivors.isEmpty)
    #expect(try halfParts(cache).isEmpty)
    let end = String(decoding: seen.bytes.suffix(40), as: UTF8.self)
    #expect(end.contains("\u{1b}[?25h"), "The cursor is shown again: \(end.debugDescription)")
    try await expectPass(playground, workspace)
  }

  @Test func buildsAnewAfterAKillInTheMiddleOfAKit() async throws {
    let (playground, workspace, _) = try await cold()
    let session = try playground.terminal("check", "--no-scores", in: workspace.root)
    try await session.wait(for: "building the suites")
    try await ProcessTable().wait(for: "swift-frontend", about: playground.name, .seconds(60))
    await session.send(SIGKILL)
    #expect(try await session.finish().status == 128 + SIGKILL)
    try await expectPass(playground, workspace)
  }

  @Test(arguments: [("^C", 130), ("TERM", 143), ("HUP", 129)])
  func stopsARunAtOnce(_ way: String, _ status: Int32) async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    try workspace.hook("loops-in-a-tap")
    let session = try playground.terminal("check", "--no-scores", in: workspace.root)
    try await ProcessTable().wait(for: "/host", about: playground.name, .seconds(60))
    switch way {
    case "^C": await session.type("\u{3}")
    case "TERM": await session.send(SIGTERM)
    default: await session.send(SIGHUP)
    }
    let seen = try await session.finish()
    #expect(seen.status == status, "\(seen.text)")
    #expect(playground.survivors.isEmpty)
    #expect(try leftovers(playground).isEmpty)
    try workspace.takeReference()
    try await expectPass(playground, workspace)
  }

  @Test(arguments: [true, false])
  func takesTheHostAlongWhenItIsKilled(isSandboxed: Bool) async throws {
    let playground = try Playground()
    let environment = isSandboxed ? [:] : try playground.withoutBubblewrap()
    let workspace = try await playground.workspace(solved: true)
    try workspace.hook("loops-in-a-tap")
    let session = try playground.terminal(
      "check", "--no-scores", in: workspace.root, environment: environment)
    try await ProcessTable().wait(for: "/host", about: playground.name, .seconds(60))
    await session.send(SIGKILL)
    #expect(try await session.finish().status == 128 + SIGKILL)
    #expect(playground.survivors.isEmpty)
  }

  @Test func letsTwoChecksBuildTheSameKitAtOnce() async throws {
    let (playground, workspace, cache) = try await cold()
    async let first = playground.kata("check", in: workspace.root)
    async let second = playground.kata("check", in: workspace.root)
    for run in try await [first, second] { #expect(run.status == 0, "\(run.all)") }
    #expect(try halfParts(cache).isEmpty)
    // Nobody waits for Combine who does not import it.
    let parts = try FileManager.default.subpathsOfDirectory(atPath: cache.path)
    #expect(parts.contains { $0.contains("KataHost-") })
    #expect(!parts.contains { $0.contains("Combine-") })
  }

  @Test func checksAgainAndAgainWhileAnotherRuns() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    let other = try await playground.workspace("other", solved: true)
    async let neighbour = repeated(5, playground, other)
    async let own = repeated(5, playground, workspace)
    for run in try await neighbour + own { #expect(run.status == 0, "\(run.all)") }
    #expect(try leftovers(playground).isEmpty)
  }

  private func repeated(
    _ count: Int, _ playground: Playground, _ workspace: LearnerFolder
  ) async throws -> [Finished] {
    var runs: [Finished] = []
    for _ in 0..<count { runs.append(try await playground.kata("check", in: workspace.root)) }
    return runs
  }

  /// A solved workspace with a cache of its own that holds nothing but the stand-in.
  private func cold() async throws -> (Playground, LearnerFolder, URL) {
    let warm = try Playground()
    _ = try await warm.workspace()
    let playground = try Playground(hasOwnCache: true)
    let cache = playground.folder.appending(path: "cache/kata/kits")
    let kits = Products.cache.appending(path: "kata/kits")
    for toolchain in try FileManager.default.contentsOfDirectory(atPath: kits.path) {
      let target = cache.appending(path: toolchain)
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      let parts = try FileManager.default.contentsOfDirectory(
        atPath: kits.appending(path: toolchain).path)
      for part in parts where part.hasPrefix("HeadlessUIKit-") {
        try FileManager.default.copyItem(
          at: kits.appending(path: "\(toolchain)/\(part)"), to: target.appending(path: part))
      }
    }
    let root = playground.folder.appending(path: "work")
    try FileManager.default.copyItem(at: warm.folder.appending(path: "work"), to: root)
    let workspace = LearnerFolder(root: root)
    try workspace.takeReference()
    return (playground, workspace, cache)
  }

  private func expectPass(_ playground: Playground, _ workspace: LearnerFolder) async throws {
    let run = try await playground.kata("check", in: workspace.root)
    #expect(run.status == 0, "\(run.all)")
    #expect(playground.survivors.isEmpty)
  }

  /// Parts of a kit that somebody began and did not finish.
  private func halfParts(_ cache: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: cache.path).filter {
      $0.contains(".building")
    }
  }

  /// What checks have left where they build.
  private func leftovers(_ playground: Playground) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: playground.folder.appending(path: "tmp").path)
  }
}
