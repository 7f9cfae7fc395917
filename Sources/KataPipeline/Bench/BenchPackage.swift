import Foundation
import KataBuilding
import KataCore

/// The learner's files and the kata's suites as the package that somebody without `kata` would write.
struct BenchPackage: Sendable {
  /// The name that the suites know the learner's module by.
  private static let module = "App"
  private static let tests = "AppTests"

  /// Files that only the suite host's own program needs.
  private static let hostOnly: Set<String> = [
    "CaseObserver.swift", "CaseReporter.swift", "EventChannel.swift", "EventReporter.swift",
    "Fork.swift", "HostEvent.swift", "HostInput.swift", "HostedCase.swift", "HostedSuite.swift",
    "Instruments.swift", "LearnerLibrary.swift", "Moment.swift", "MutantTrials.swift",
    "OwnTestLibrary.swift", "ProcessorTimer.swift", "SuiteHost.swift", "Trial.swift",
    "TrialChild.swift", "TrialPlan.swift", "TrialReporter.swift", "TrialRun.swift",
    "TrialRunner.swift", "WakeUpCall.swift",
  ]

  let folder: URL
  let kata: Kata
  let pattern: Pattern
  let sources: KitSources

  /// Where the learner's files lie; their `Sources` is a folder in it.
  var learnersFiles: URL { folder.appending(path: Self.module) }

  func write(_ files: [SourceFile]) throws {
    try BenchFolder.write(files, below: learnersFiles)
    try copy(sources.standIn, to: "HeadlessUIKit")
    try copy(kata.folder.appending(path: "Contract"), to: kata.contract)
    try copy(sources.host, to: "\(Self.tests)/Vocabulary", where: { !Self.hostOnly.contains($0) })
    let suites = kata.folder.appending(path: "Suites")
    for name in ["Doubles", "Behaviour", "Lifetime", pattern.folder] {
      try copy(
        suites.appending(path: name), to: "\(Self.tests)/\(name)",
        changing: { DiscoverableSuite($0).text })
    }
    try put(DiscoverableSuite.preparation(module: Self.module), at: "\(Self.tests)/Prepared.swift")
    try put(manifest, at: "Package.swift")
  }

  private func copy(
    _ source: URL, to name: String, where isWanted: (String) -> Bool = { _ in true },
    changing change: (String) -> String = { $0 }
  ) throws {
    let source = source.resolvingSymlinksInPath()
    for path in try FileManager.default.subpathsOfDirectory(atPath: source.path).sorted()
    where path.hasSuffix(".swift") && isWanted(path) {
      let text = try String(contentsOf: source.appending(path: path), encoding: .utf8)
      try put(change(text), at: "\(name)/\(path)")
    }
  }

  private func put(_ text: String, at path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let uikit = ["-module-alias", "UIKit=HeadlessUIKit"]
    let app: [SwiftSetting] = [
      .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self), .unsafeFlags(uikit),
    ]

    let package = Package(
      name: "Bench",
      targets: [
        .target(name: "HeadlessUIKit", path: "HeadlessUIKit"),
        .target(
          name: "\(kata.contract)", dependencies: ["HeadlessUIKit"], path: "\(kata.contract)",
          swiftSettings: app),
        .target(
          name: "\(Self.module)", dependencies: ["\(kata.contract)", "HeadlessUIKit"],
          path: "\(Self.module)", swiftSettings: app),
        .testTarget(
          name: "\(Self.tests)", dependencies: ["\(Self.module)", "\(kata.contract)", "HeadlessUIKit"],
          path: "\(Self.tests)",
          swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(uikit)]),
      ])

    """
  }
}
