import Foundation
import KataContent
import KataCore
import Testing

extension ShippedContentTests {
  /// The scores that the last lesson quotes are those that were measured.
  struct LessonScoresTests {
    @Test(arguments: Language.allCases) func quotesTheMeasuredScores(language: Language) throws {
      let anchors = try KataShelf(bundledAnd: []).kata("greeting").anchors
      let lesson = try LessonShelf(bundledAnd: []).lesson("choosing", in: language)
      let text = try String(contentsOf: lesson.file, encoding: .utf8)
      let starter = try #require(anchors["mvp"]).starter
      #expect(text.contains("| \(row(starter)) |"))
      for (id, title) in [("mvp", "MVP"), ("mvvm", "MVVM"), ("viper", "VIPER")] {
        let reference = try #require(anchors[id]).reference
        #expect(text.contains("| \(title) | \(row(reference)) |"))
      }
    }

    private func row(_ values: ScoreAnchors.Values) -> String {
      Score.Feature.allCases.map { String(format: "%.2f", values[$0]) }.joined(separator: " | ")
    }
  }
}
