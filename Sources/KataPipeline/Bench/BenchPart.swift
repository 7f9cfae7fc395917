/// A part of what a bench measures.
package enum BenchPart: String, Codable, CaseIterable, Sendable {
  /// What a verdict costs, beside a plain compile.
  case checks
  /// The same suites by the package manager, which takes most of the time.
  case swiftTest
  /// What reading the design of a long file and of a folder costs, beside parsing them, and how it grows.
  case lint
  /// How long somebody waits for the program itself.
  case answers
}
