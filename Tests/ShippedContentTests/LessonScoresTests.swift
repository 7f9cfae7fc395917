import Foundation
import KataContent
import KataCore
import Testing

extension ShippedContentTests {
  /// The scores that the last lesson quotes are those that were measured.
  struct LessonScoresTests {
    @Test(arguments: Language.allCases, ["greeting", "profile", "address-book"])
    func quotesTheMeasuredScores(language: Language, name: String) throws {
      let kata = try KataShelf(bundledAnd: []).kata(name)
      let lesson = try LessonShelf(bundledAnd: []).lesson("choosing", in: language)
      let text = try String(contentsOf: lesson.file, encoding: .utf8)
      let title = kata.title(in: language)
      let paragraphs = text.components(separatedBy: "\n\n")
      let table = try #require(
        paragraphs.first { $0.lowercased().hasPrefix("| \(title.lowercased()) |") }, "\(title)")
      let starter = try #require(kata.anchors.values.first).starter
      #expect(table.contains("| \(row(starter)) |"))
      for pattern in kata.patterns {
        let reference = try #require(kata.anchors[pattern.id]).reference
        #expect(table.contains("| \(row(reference)) |"), "\(pattern.id)")
      }
    }

    private func row(_ values: ScoreAnchors.Values) -> String {
      Score.Feature.allCases.map { String(format: "%.2f", values[$0]) }.joined(separator: " | ")
    }
  }
}
