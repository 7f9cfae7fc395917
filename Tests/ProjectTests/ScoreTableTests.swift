import Foundation
import Testing

/// Compares the table in Sources/KataScoring/README.md with the measured values of the greeting.
struct ScoreTableTests {
  private struct Anchors: Decodable {
    struct Pattern: Decodable { let starter, reference: Values }
    struct Values: Decodable { let distribution, testability, easeOfUse: Double }
    let patterns: [String: Pattern]
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [
    ("MVC, the starter", nil), ("MVP", "mvp"), ("MVVM", "mvvm"), ("VIPER", "viper"),
  ])
  func rowShowsTheMeasuredValues(title: String, pattern: String?) throws {
    let file = Self.root.appending(path: "Katas/greeting/Scores.json")
    let anchors = try JSONDecoder().decode(Anchors.self, from: Data(contentsOf: file))
    let measured = try #require(anchors.patterns[pattern ?? "mvp"])
    let values = pattern == nil ? measured.starter : measured.reference
    let shown = [values.distribution, values.testability, values.easeOfUse]
      .map { String(format: "%.2f", $0) }.joined(separator: " | ")
    #expect(try page.contains("\n| \(title) | \(shown) | "))
  }

  private var page: String {
    get throws {
      let file = Self.root.appending(path: "Sources/KataScoring/README.md")
      return try String(contentsOf: file, encoding: .utf8)
    }
  }
}
