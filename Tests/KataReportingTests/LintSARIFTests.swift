import Foundation
import KataCore
import KataReporting
import Testing

struct LintSARIFTests {
  @Test func hasAllThatTheFormatRequires() throws {
    let run = try Self.run(SampleProject.reading)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "kata")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.allSatisfy { $0["id"] is String && $0["shortDescription"] is [String: String] })
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == SampleProject.reading.findings.count)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
    }
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 2)
  }

  @Test func warnsOfWhatIsEssentialAndNotesTheRest() throws {
    let reading = Self.reading([
      SampleScores.sample(.massiveController, .essential), SampleScores.sample(.manyJobs, .advice),
      SampleScores.sample(.ceremony, .note), SampleScores.sample(.clearRoles, .praise),
    ])
    let results = try #require(Self.run(reading)["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["warning", "note", "note"])
  }

  @Test func countsColumnsInUTF16OfFilesThatItHas() throws {
    let place = SampleScores.at(SampleScores.presenter, 20, 33)
    let reading = Self.reading([SampleScores.sample(.survivor, .advice, nil, "Unnoticed", [place])])
    let region = try #require(try Self.regions(reading, [SampleScores.presenterFile]).first)
    #expect(region["startLine"] == 20)
    // Two Chinese characters of 3 bytes and an emoji of 4 bytes and 2 units stand before it.
    #expect(region["startColumn"] == 33 - 2 * 2 - 2)
    #expect(try Self.regions(reading, []).first?["startColumn"] == nil)
  }

  @Test func writesPathsAsRelativeReferences() throws {
    let place = SampleScores.at("App/My Feed:1/Ä#?.swift", 3, 1)
    let reading = Self.reading([SampleScores.sample(.survivor, .advice, nil, "Unnoticed", [place])])
    let text = try LintSARIF(reading, tool: "1").text
    #expect(text.contains(#""uri" : "App/My%20Feed%3A1/%C3%84%23%3F.swift""#))
  }

  @Test func knowsAFindingAgainOnAnotherLine() throws {
    let marks = try [3, 80].map { line in
      let place = SampleScores.at("A.swift", line)
      return try Self.fingerprints([
        SampleScores.sample(.misplacedDuty, .advice, "A", "`A` logs in 3 lines", [place])
      ])
    }
    #expect(marks[0] == marks[1])
    let twice = SampleScores.sample(.misplacedDuty, .advice, "A")
    #expect(Set(try Self.fingerprints([twice, twice])).count == 2)
  }

  @Test func makesNoLinkOfALearnersName() throws {
    let text = try LintSARIF(Self.reading([SampleScores.hostile]), tool: "1").text
    #expect(!text.contains("](x)"))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202e })
  }

  private static func reading(_ findings: [DesignFinding]) -> StaticReading {
    StaticReading(
      files: 1, lines: 1, skipped: [], types: [], edges: [], effects: [],
      distribution: SampleProject.empty.distribution, uikitFreeShare: nil, unknownShare: 0,
      findings: findings)
  }

  private static func run(
    _ reading: StaticReading, _ sources: [SourceFile] = []
  ) throws -> [String: Any] {
    let text = try LintSARIF(reading, sources: sources, tool: "0.1.0").text
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(log?["version"] as? String == "2.1.0")
    return try #require((log?["runs"] as? [[String: Any]])?.first)
  }

  private static func results(
    _ reading: StaticReading, _ sources: [SourceFile] = []
  ) throws -> [[String: Any]] {
    try #require(run(reading, sources)["results"] as? [[String: Any]])
  }

  private static func regions(
    _ reading: StaticReading, _ sources: [SourceFile]
  ) throws -> [[String: Int]] {
    try results(reading, sources).compactMap { result in
      let location = (result["locations"] as? [[String: Any]])?.first
      let place = location?["physicalLocation"] as? [String: Any]
      return place?["region"] as? [String: Int]
    }
  }

  private static func fingerprints(_ findings: [DesignFinding]) throws -> [String] {
    try results(reading(findings)).compactMap { result in
      (result["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]
    }
  }
}
