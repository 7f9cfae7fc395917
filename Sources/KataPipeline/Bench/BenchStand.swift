import Foundation
import KataBuilding
import KataCore
import KataProcess
import KataWorkspace

/// Everything that the measured programs work on, made ready once.
struct BenchStand: Sendable {
  let folder: BenchFolder
  let kit: Kit
  /// The reference, which stands for the learner's files.
  let files: [SourceFile]
  let environment: [String: String]
  private let program: URL
  private let package: BenchPackage
  private let baseline: CacheBaseline
  private let runner = SystemCommandRunner()
  private var edit: LearnerEdit
  private let workshop: Workshop
  private let kata: Kata
  private let pattern: Pattern
  private let long: LongController
  private let growing: GrowingFolder
  /// What every check with scores has gone through.
  private(set) var stages: [[StageWatch.Stage]] = []

  /// Builds stand-in and kit, starts a workspace, and puts the reference into it.
  init(
    folder: BenchFolder, workshop: Workshop, program: URL, kata: Kata, pattern: Pattern,
    report: @escaping @Sendable (WorkProgress) -> Void
  ) async throws {
    let inner = workshop.moved(cache: folder.cache, temporary: folder.temporary)
    try await inner.kitBuilder(inner.toolchain()).prepareStandIn(report: report)
    baseline = CacheBaseline(of: folder.cache)
    kit = try await inner.kit(for: kata, pattern: pattern, report: report)
    // What the compiler gets in a check is what it gets everywhere else.
    files =
      PreparedSources.gated(
        try ShippedFiles(of: kata).solution(pattern).sourceFiles, contract: kata.contract
      ).compiled
    guard let edit = LearnerEdit(files) else {
      throw PipelineError.failed("\(kata.id) has no reference for \(pattern.title) to measure.")
    }
    for place in [folder.workspace, folder.watched] {
      let workspace = try WorkspaceStarter(now: { Date() }).start(
        kata: kata, pattern: pattern, at: place)
      try FileManager.default.removeItem(at: workspace.root.appending(path: "Sources"))
    }
    self.edit = edit
    long = LongController(of: try ShippedFiles(of: kata).starter().sourceFiles)
    growing = GrowingFolder(of: files)
    self.workshop = inner
    self.kata = kata
    self.pattern = pattern
    self.folder = folder
    self.program = program
    environment = folder.environment(path: workshop.programs.folders.joined(separator: ":"))
    package = BenchPackage(
      folder: folder.package, kata: kata, pattern: pattern, sources: .bundled)
    for place in [folder.workspace, folder.watched, folder.plain] {
      try BenchFolder.write(files, below: place)
    }
    try package.write(files)
  }

  /// Runs a step once and tells how long it took.
  mutating func seconds(for step: BenchStep) async throws -> Double {
    edit.change(step == .testAfterDeclarationEdit ? .declaration : .body)
    for place in [folder.workspace, folder.plain, package.learnersFiles] {
      try BenchFolder.write([edit.file], below: place)
    }
    switch step {
    case .plainWholeModule: return try await compile(["-wmo"])
    case .plainUsualMode: return try await compile([])
    case .checkAfterEdit: return try await check()
    case .wholeCheck: return try await wholeCheck()
    case .checkColdKit:
      try baseline.restore()
      return try await check()
    case .parse: return measuring(long.parse)
    case .lint: return measuring(long.lint)
    case .lintFolder: return measuring(growing.lintSmall)
    case .parseGrownFolder: return measuring(growing.parseLarge)
    case .lintGrownFolder: return measuring(growing.lintLarge)
    case .testAfterBodyEdit, .testAfterDeclarationEdit:
      return try await test(in: folder.warmScratch)
    case .testColdStandInBuilt:
      try? FileManager.default.removeItem(at: folder.coldScratch)
      try await packageManager("build", in: folder.coldScratch, ["--target", "HeadlessUIKit"])
      return try await test(in: folder.coldScratch)
    case .testCold:
      try? FileManager.default.removeItem(at: folder.coldScratch)
      return try await test(in: folder.coldScratch)
    }
  }

  private func compile(_ mode: [String]) async throws -> Double {
    let sources = folder.plain.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: $0).path }
    let output = ["-emit-library", "-o", folder.plain.appending(path: "libApp.so").path, "-Onone"]
    let arguments = Array(kit.editorArguments.dropFirst()) + output + mode + files
    return try await run(
      Command(
        kit.toolchain.swiftc, arguments, environment: environment, directory: folder.plain.path)
    ).duration / .seconds(1)
  }

  private func check() async throws -> Double {
    try await run(
      Command(
        program.path, ["check"], environment: environment, directory: folder.workspace.path)
    ).duration / .seconds(1)
  }

  /// Checks and scores in this process, so that nothing is counted twice of what the program itself takes.
  private mutating func wholeCheck() async throws -> Double {
    let file = edit.file
    let request = CheckRequest(
      kata: kata, pattern: pattern, files: files.filter { $0.path != file.path } + [file],
      findings: [], submission: { "" }, seed: 1, started: Date(), requiresSandbox: false)
    let watch = StageWatch(workshop.runner)
    let workshop = workshop.timed(by: watch)
    let pipeline = CheckPipeline(workshop: workshop)
    let outcome = try await pipeline.check(request) { _ in }
    watch.note("the verdict")
    let scores = try await pipeline.scores(request, after: outcome) { _ in }
    watch.note("the scores")
    guard outcome.attempt.verdict.isPassed, scores != nil else {
      throw PipelineError.failed("The reference did not pass, so its scores are no measurement.")
    }
    stages.append(watch.stages)
    return watch.stages.last { $0.title == "the scores" }?.end ?? watch.now
  }

  private func measuring(_ work: () -> Void) -> Double {
    ContinuousClock().measure(work) / .seconds(1)
  }

  /// Runs the suites with the package manager; a run that is not the same cases, all passed, is no measurement.
  private func test(in scratch: URL) async throws -> Double {
    let result = try await packageManager("test", in: scratch, [])
    let summary = XCTestSummary(result.outputText)
    guard summary?.executed == kit.cases.count, summary?.failures == 0 else {
      throw PipelineError.failed(
        """
        swift test ran \(summary?.executed ?? 0) cases where the kit has \(kit.cases.count), so \
        the two cannot be compared.
        \(result.outputText.suffix(2000))
        """)
    }
    return result.duration / .seconds(1)
  }

  @discardableResult private func packageManager(
    _ verb: String, in scratch: URL, _ arguments: [String]
  ) async throws -> ProcessResult {
    let places = [
      "--package-path", folder.package.path, "--scratch-path", scratch.path,
      "--cache-path", folder.root.appending(path: "packages").path,
    ]
    return try await run(
      Command(
        "\(kit.toolchain.root)/bin/swift", [verb] + places + arguments, environment: environment,
        directory: folder.package.path))
  }

  private func run(_ command: Command) async throws -> ProcessResult {
    let result = try await runner.run(command, limits: RunLimits(total: .seconds(600)))
    guard result.isSuccess else {
      let name = URL(filePath: command.executable).lastPathComponent
      throw PipelineError.failed(
        """
        \(name) \(command.arguments.first ?? "") did not end as it should (\(result.ending)).
        \(result.outputText.suffix(2000))\(result.errorText.suffix(2000))
        """)
    }
    return result
  }
}
