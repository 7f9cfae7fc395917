/// The Swift that learners and contracts are written in: what a new app project starts with.
enum SolutionDialect {
  /// The module that holds the learner's files.
  static let module = "App"

  static let flags = [
    "-swift-version", "5", "-default-isolation", "MainActor", "-parse-as-library",
    "-module-alias", "UIKit=HeadlessUIKit", "-gline-tables-only", slashes,
  ]

  /// The learner's own tests are XCTest classes, whose initialisers a default isolation would break.
  static let testFlags = [
    "-swift-version", "5", "-parse-as-library", "-module-alias", "UIKit=HeadlessUIKit",
    "-gline-tables-only", slashes,
  ]

  /// Reads `/…/` as a regular expression, as the gate's parser does: code between slashes would be hidden from it.
  private static let slashes = "-enable-bare-slash-regex"

  /// What keeps a learner's file from leaving the language or holding up the compiler.
  static let guards = [
    "-strict-memory-safety", "-Werror", "StrictMemorySafety", "-diagnostic-style", "llvm",
    "-solver-expression-time-threshold=4", "-solver-memory-threshold=268435456",
  ]

  /// The same arguments for the driver, which takes front end flags only after `-Xfrontend`.
  static func driverArguments(_ arguments: [String]) -> [String] {
    arguments.flatMap { $0.hasPrefix("-solver-") ? ["-Xfrontend", $0] : [$0] }
  }
}
