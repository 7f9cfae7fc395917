import Foundation
import Testing

/// A machine on which something is missing, too old or broken: each says what to do.
@Suite(.lane) struct MissingToolTests {
  /// A toolchain in the system's own folders is found whatever PATH says.
  private static let canHideToolchain = !["/usr/local/bin", "/usr/bin", "/bin"].contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/swiftc")
  }

  @Test(.enabled(if: canHideToolchain, "The toolchain is in a folder that is always searched."))
  func saysWhatToInstallWithoutAToolchain() async throws {
    let (playground, workspace) = try await solved()
    let run = try await playground.kata(
      "check", in: workspace.root, environment: ["PATH": "/nowhere"])
    #expect(run.status == 69, "\(run.all)")
    #expect(run.errorText.contains("swift.org/install"))
    #expect(run.text.isEmpty)
  }

  @Test func refusesAToolchainThatIsTooOld() async throws {
    let (playground, workspace) = try await solved()
    let tools = try script("swiftc", "echo 'Swift version 5.9.2 (swift-5.9.2-RELEASE)'", playground)
    // Its own cache, because what a compiler said of itself is remembered there.
    let cache = playground.folder.appending(path: "cache").path
    let run = try await playground.kata(
      "check", in: workspace.root,
      environment: ["PATH": path(tools, playground), "XDG_CACHE_HOME": cache])
    #expect(run.status == 69, "\(run.all)")
    #expect(run.errorText.contains("5.9.2"))
    #expect(run.errorText.contains("swift.org/install"))
  }

  @Test(
    .enabled(if: canHideToolchain, "The toolchain is in a folder that is always searched."),
    arguments: ["json", "junit"])
  func stillWritesAReportWhenNothingCanBeJudged(_ format: String) async throws {
    let (playground, workspace) = try await solved()
    let run = try await playground.kata(
      "check", "--format", format, in: workspace.root, environment: ["PATH": "/nowhere"])
    #expect(run.status == 69, "\(run.all)")
    if format == "json" {
      let report = try CheckReport(run.output)
      #expect(report.verdict == "error")
      #expect(report.reason?.kind == "undecided")
      let problems = try await SchemaCheck().problems(about: run.text, playground)
      #expect(problems == "[[]]")
    } else {
      #expect(try await SchemaCheck().junitProblem(about: run.text, playground) == nil)
    }
  }

  @Test func judgesWithLimitsOnlyWhereBubblewrapDoesNotWork() async throws {
    let (playground, workspace) = try await solved()
    let tools = try script("bwrap", Self.refusal, playground)
    let run = try await playground.kata(
      "check", "--no-scores", "--json", in: workspace.root,
      environment: ["PATH": path(tools, playground)])
    #expect(run.status == 0, "\(run.all)")
    let report = try CheckReport(run.output)
    #expect(report.verdict == "passed")
    #expect(report.sandbox?.assurance == "limited")
    #expect(report.sandbox?.note?.contains("AppArmor") == true)
    let shown = try await playground.kata(
      "check", in: workspace.root, environment: ["PATH": path(tools, playground)])
    #expect(shown.errorText.contains("AppArmor"), "\(shown.all)")
    #expect(shown.text.contains("not shut off"), "\(shown.all)")
  }

  @Test(arguments: [["check"], ["check", "--json"], ["score"], ["compare"]])
  func saysBeforeTheCodeRunsThatNothingShutsItOff(_ words: [String]) async throws {
    let (playground, workspace) = try await solved()
    let tools = try script("bwrap", Self.refusal, playground)
    let child = try Child(
      playground.spawn(
        words, in: workspace.root, environment: ["PATH": path(tools, playground)]))
    let run = try await child.finish()
    let first = run.errorText.split(separator: "\n").first
    #expect(first?.contains("not shut off from this machine") == true, "\(run.all)")
    #expect(run.errorText.split(separator: "not shut off").count == 2, "\(run.all)")
  }

  @Test func saysItWhileTheCodeStillRuns() async throws {
    let (playground, workspace) = try await solved()
    try workspace.hook("loops-in-a-tap")
    let tools = try script("bwrap", Self.refusal, playground)
    let spawn = playground.spawn(
      ["check"], in: workspace.root, environment: ["PATH": path(tools, playground)])
    let session = try TerminalSession(spawn, in: playground, columns: 80, rows: 40)
    try await session.wait(for: "not shut off")
    #expect(await !session.text.contains("Not passed"))
    await session.send(SIGINT)
    #expect(try await session.finish().status == 130)
  }

  @Test(arguments: [["score"], ["compare"], ["watch"], ["again"], ["hint"]])
  func takesTheDemandForASandboxEverywhere(_ words: [String]) async throws {
    let (playground, workspace) = try await solved()
    if words == ["again"] { _ = try await playground.kata("check", in: workspace.root) }
    let tools = try script("bwrap", Self.refusal, playground)
    let run = try await Child(
      playground.spawn(
        words + ["--require-sandbox"], in: workspace.root,
        environment: ["PATH": path(tools, playground)])
    ).finish()
    #expect(run.status == 69, "\(run.all)")
    #expect(run.errorText.contains("The sandbox was demanded"), "\(run.all)")
  }

  @Test func takesTheDemandForASandboxAfterTheEditor() async throws {
    let (playground, workspace) = try await solved()
    let tools = try script("bwrap", Self.refusal, playground)
    let spawn = playground.spawn(
      ["edit", "--require-sandbox"], in: workspace.root,
      environment: ["PATH": path(tools, playground), "EDITOR": "true"])
    let seen = try await TerminalSession(spawn, in: playground, columns: 80, rows: 40).finish()
    #expect(seen.status == 69, "\(seen.text)")
  }

  @Test func leavesNothingInTheTemporaryFolderWhenItAsksTheCompiler() async throws {
    let playground = try Playground(hasOwnCache: true)
    let run = try await playground.kata("doctor")
    #expect(run.status == 0, "\(run.all)")
    let temporary = playground.folder.appending(path: "tmp").path
    #expect(try FileManager.default.subpathsOfDirectory(atPath: temporary) == [])
  }

  @Test func writesNothingOutsideOfItsOwnFoldersWithLimitsOnly() async throws {
    let (playground, workspace) = try await solved()
    let tools = try script("bwrap", Self.refusal, playground)
    let run = try await playground.kata(
      "check", in: workspace.root, environment: ["PATH": path(tools, playground)])
    #expect(run.status == 0, "\(run.all)")
    let temporary = playground.folder.appending(path: "tmp").path
    #expect(try FileManager.default.subpathsOfDirectory(atPath: temporary) == [])
    let home = try FileManager.default.subpathsOfDirectory(
      atPath: playground.folder.appending(path: "home").path)
    #expect(home.filter { !$0.hasPrefix(".local") } == [])
  }

  @Test func refusesToRunWhenTheSandboxIsDemanded() async throws {
    let (playground, workspace) = try await solved()
    let tools = try script("bwrap", Self.refusal, playground)
    let run = try await playground.kata(
      "check", "--require-sandbox", in: workspace.root,
      environment: ["PATH": path(tools, playground)])
    #expect(run.status == 69, "\(run.all)")
    #expect(run.errorText.contains("--require-sandbox"))
  }

  @Test func doctorSaysWhatEachThingNeeds() async throws {
    let playground = try Playground()
    let well = try await playground.kata("doctor")
    #expect(well.status == 0, "\(well.all)")
    let tools = try script("swiftc", "exit 127", playground)
    let ill = try await playground.kata(
      "doctor", environment: ["PATH": path(tools, playground), "HOME": nil, "LANG": "C"])
    #expect(ill.status == 69, "\(ill.all)")
    #expect(ill.text.contains("swift.org/install"), "\(ill.all)")
  }

  private static let refusal = """
    echo 'bwrap: setting up uid map: Permission denied' >&2
    exit 1
    """

  /// A trial that ^C has ended says nothing of the machine.
  @Test func saysNothingOfBubblewrapWhenItIsStoppedWhileItTriesIt() async throws {
    let (playground, workspace) = try await solved()
    let tools = try script("bwrap", "exec sleep 60", playground)
    let session = try playground.terminal(
      "check", "--no-scores", in: workspace.root,
      environment: ["PATH": path(tools, playground)])
    try await ProcessTable().wait(for: "sleep", about: playground.name, .seconds(60))
    await session.type("\u{3}")
    let seen = try await session.finish()
    #expect(seen.status == 130, "\(seen.text)")
    #expect(!seen.text.contains("bubblewrap"), "\(seen.text)")
  }

  private func solved() async throws -> (Playground, LearnerFolder) {
    let playground = try Playground()
    return (playground, try await playground.workspace(solved: true))
  }

  /// A folder with a program of this name that only does what `body` says.
  private func script(_ name: String, _ body: String, _ playground: Playground) throws -> URL {
    let folder = playground.folder.appending(path: "tools")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try playground.writeProgram(body, to: file)
    return folder
  }

  private func path(_ tools: URL, _ playground: Playground) -> String {
    "\(tools.path):\(playground.environment["PATH"] ?? "")"
  }
}
