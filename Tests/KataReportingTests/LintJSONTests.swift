import Foundation
import KataCore
import KataReporting
import Testing

struct LintJSONTests {
  @Test func keepsItsSchema() throws {
    let readings = [
      SampleProject.reading, SampleProject.empty, SampleScores.halfway.reading,
      SampleScores.oddities.reading,
    ]
    let texts = try readings.map { try LintJSON($0, tool: "0.1.0").text }
    for (text, problems) in zip(texts, try JSONValidator(.lint).problems(about: texts)) {
      #expect(problems == [], "\(text.prefix(500))")
    }
  }

  @Test func tellsDutiesWithTheirLines() throws {
    let document = LintDocument(SampleProject.reading, tool: "0.1.0")
    let feed = try #require(document.types.first { $0.name == "FeedViewController" })
    let events = try #require(feed.duties.first { $0.responsibility == "view_events" })
    #expect(events.places.map(\.path) == ["App/Feed/FeedViewController+Table.swift"])
    #expect(events.places.first?.lines == Array(12..<60))
  }

  @Test func namesWhatWasLeftOut() {
    let document = LintDocument(SampleProject.reading, tool: "0.1.0")
    #expect(document.skipped.map(\.path) == SampleProject.reading.skipped.map(\.path))
    #expect(document.massiveControllers.count == 5)
  }

  @Test func isTheSameForTheSameReading() throws {
    let texts = try (1...3).map { _ in try LintJSON(SampleProject.reading, tool: "1").text }
    #expect(Set(texts).count == 1)
  }
}
