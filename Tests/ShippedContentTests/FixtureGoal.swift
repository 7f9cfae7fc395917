import Foundation
import KataContent
import KataCore
import Testing

/// A pattern of a shipped kata, for which there are solutions built otherwise: fixtures, or folders below the kata's
/// `Alternatives`, where `kata dev check` proves them, as all of a drill's are.
struct FixtureGoal: Sendable, CustomTestStringConvertible {
  let kata: String
  let pattern: String
  /// The folder of the kata with the alternatives of this pattern.
  let alternatives: URL

  var testDescription: String { "\(kata) \(pattern)" }

  static func all() throws -> [FixtureGoal] {
    try KataShelf(bundledAnd: []).katas().filter { $0.drill == nil }.flatMap { kata in
      kata.patterns.map { pattern in
        FixtureGoal(
          kata: kata.id, pattern: pattern.id,
          alternatives: kata.folder.appending(path: "Alternatives/\(pattern.folder)"))
      }
    }
  }

  /// The folder of its fixtures with this claim, such as `greeting/mvp-unsound`.
  func path(_ claim: FixtureSolution.Claim) -> String {
    switch claim {
    case .sound: "\(kata)/\(pattern)"
    case .unsound: "\(kata)/\(pattern)-unsound"
    }
  }

  func solutions(_ claim: FixtureSolution.Claim) throws -> [FixtureSolution] {
    let folder = Self.fixtures.appending(path: path(claim))
    return try Self.folders(in: folder).map {
      FixtureSolution(goal: self, name: $0, folder: folder.appending(path: $0))
    }
  }

  /// How many solutions are built otherwise, wherever they are proved.
  func otherHands() throws -> Int {
    try solutions(.sound).count + Self.folders(in: alternatives).count
  }

  /// The paths of all folders that hold solutions, whether or not a pattern goes with them.
  static func pathsThatAreThere() throws -> [String] {
    try folders(in: fixtures).flatMap { kata in
      try folders(in: fixtures.appending(path: kata)).map { "\(kata)/\($0)" }
    }
  }

  private static let fixtures = Bundle.module.bundleURL.appending(path: "Fixtures")

  /// The names of the folders in a folder, none when it is not there.
  private static func folders(in folder: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    let entries = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return try entries.filter {
      try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    }.map(\.lastPathComponent).sorted()
  }
}
