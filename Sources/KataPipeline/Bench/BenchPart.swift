/// A part of what a bench measures.
package enum BenchPart: String, Codable, CaseIterable, Sendable {
  /// What a verdict costs, beside a plain compile.
  case checks
  /// The same suites by the package manager, which takes most of the time.
  case swiftTest
  /// What reading a long file's design costs, beside parsing it.
  case lint
  /// How long somebody waits for the program itself.
  case answers
}
