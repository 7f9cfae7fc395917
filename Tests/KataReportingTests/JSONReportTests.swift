import Foundation
import KataCore
import KataReporting
import Testing

struct JSONReportTests {
  @Test func keepsTheSchemaHoweverACheckEnds() throws {
    let attempts = SampleAttempt.allCases.flatMap { [$0.attempt, $0.attempt.limited] }
    let texts = try attempts.map { try Self.text($0) } + [Self.undecided()]
    for (text, problems) in zip(texts, try JSONValidator().problems(about: texts)) {
      #expect(problems == [], "\(text)")
    }
  }

  @Test func hasASchemaThatRefusesBrokenDocuments() throws {
    let passed = try Self.object(Self.text(SampleAttempt.passed.attempt))
    let failed = try Self.object(Self.text(SampleAttempt.failure.attempt))
    let undecided = try Self.object(Self.undecided())
    let broken: [[String: Any]] = [
      passed.with("extra", 1), passed.with("verdict", "error"), passed.with("gradable", false),
      passed.with("seed", 12), passed.without("seed"), passed.without("kata"),
      passed.with("checks", [Any]()), passed.with("checks", failed["checks"] ?? ""),
      passed.with("schema", "kata/result/v2"), passed.with("duration_ms", -1),
      passed.with("started", "yesterday"), passed.with("reason", failed["reason"] ?? ""),
      passed.with("submission", ["sha256": "0F"]), failed.without("reason"),
      failed.with("verdict", "passed"), failed.with("gradable", false),
      undecided.with("gradable", true), undecided.with("verdict", "not_passed"),
    ]
    let texts = try broken.map { document in
      String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
    }
    for (text, problems) in zip(texts, try JSONValidator().problems(about: texts)) {
      #expect(problems != [], "\(text)")
    }
  }

  @Test func writesNoCommandOfALog() throws {
    let output = "::error::a\n##vso[b]\n\\##[c]\n"
    let text = try Self.text(SampleAttempt.passed.attempt.printing(output))
    #expect(!text.contains("##"))
    let object = try Self.object(text)
    #expect("\(object)".contains("##vso[b]"))
    #expect(try JSONValidator().problems(about: [text]) == [[]])
  }

  @Test func keepsTheSchemaWithScores() throws {
    for scores in [SampleScores.halfwayWithTests, SampleScores.raw, SampleScores.oddities] {
      let text = try JSONReport(Self.scored(scores)).text
      #expect(try JSONValidator().problems(about: [text]) == [[]])
    }
  }

  @Test func hasNoScoresWhereNothingWasScored() throws {
    let passed = try Self.object(Self.text(SampleAttempt.passed.attempt))
    #expect(passed["scores"] == nil && passed["thresholds"] == nil)
  }

  @Test func tellsThresholdsInAFieldOfTheirOwn() throws {
    let document = Self.scored(SampleScores.halfway)
    #expect(document.verdict == .passed && document.score == document.maxScore)
    #expect(document.thresholds?.map(\.isMet) == [true, false])
    #expect(document.thresholds?.last?.message == "Testability is 48, and this kata asks for 60.")
  }

  @Test func tellsWhatChangedInPoints() {
    let scores = Self.scored(SampleScores.halfway).scores
    #expect(scores?.distribution?.change == 12)
    #expect(scores?.testability?.change == -3)
    #expect(scores?.easeOfUse?.change == 0)
  }

  @Test func readsScoresBackAsItWroteThem() throws {
    let document = Self.scored(SampleScores.halfwayWithTests)
    let text = try JSONReport(document).text
    #expect(try JSONDecoder().decode(ResultDocument.self, from: Data(text.utf8)) == document)
  }

  @Test(arguments: JSONReport.Format.allCases)
  func describesEveryFieldInTheSchema(_ format: JSONReport.Format) throws {
    let url = try #require(JSONReport.schema(of: format))
    let schema = try Self.object(String(contentsOf: url, encoding: .utf8))
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    #expect(schema["title"] as? String == "kata/\(format.rawValue)/v1")
    for object in [schema] + definitions.values {
      let properties = object["properties"] as? [String: [String: Any]] ?? [:]
      for (name, property) in properties {
        let isDescribed = property["description"] != nil || property["$ref"] != nil
        #expect(isDescribed, "\(name)")
      }
    }
  }

  @Test(arguments: SampleAttempt.allCases)
  func readsBackWhatItWrote(_ sample: SampleAttempt) throws {
    let document = ResultDocument(sample.attempt, tool: "0.1.0", submission: "ada")
    let text = try JSONReport(document).text
    #expect(try JSONDecoder().decode(ResultDocument.self, from: Data(text.utf8)) == document)
  }

  @Test func keepsAllDigitsOfTheSeed() throws {
    let text = try Self.text(SampleAttempt.passed.attempt)
    #expect(text.contains(#""seed" : "18446744073709551615""#))
  }

  @Test func countsASkippedCaseAsFailed() throws {
    let document = ResultDocument(SampleAttempt.skipped.attempt, tool: "0.1.0")
    let skipped = try #require(document.checks.first { $0.id == "MVP.twice" })
    #expect(skipped.status == .fail)
    #expect(document.verdict == .notPassed)
    #expect(document.gradable)
  }

  @Test func givesOnlyAnUndecidedCheckAnUngradableDocument() throws {
    for sample in SampleAttempt.allCases {
      #expect(ResultDocument(sample.attempt, tool: "0.1.0").gradable)
    }
    let document = try JSONDecoder().decode(
      ResultDocument.self, from: Data(Self.undecided().utf8))
    #expect(document.verdict == .error)
    #expect(!document.gradable)
  }

  @Test func writesNoByteThatSteersATerminal() throws {
    let text = try Self.text(SampleAttempt.hostile.attempt)
    let steering = text.unicodeScalars.filter { scalar in
      scalar.properties.generalCategory == .control && scalar != "\n"
        || scalar.properties.generalCategory == .format
    }
    #expect(steering.isEmpty)
    #expect(text.contains("\\u009b") && text.contains("\\u202e") && text.contains("\\u001b"))
  }

  @Test(arguments: [JSONReport.Format.lint, .score])
  func definesSharedPartsAlikeInEverySchema(_ format: JSONReport.Format) throws {
    let result = try Self.definitions(.result)
    for (name, part) in try Self.definitions(format) {
      #expect(result[name] as? NSDictionary == part as? NSDictionary, "\(name)")
    }
  }

  private static func definitions(_ format: JSONReport.Format) throws -> [String: Any] {
    let url = try #require(JSONReport.schema(of: format))
    let schema = try object(String(contentsOf: url, encoding: .utf8))
    return try #require(schema["$defs"] as? [String: Any])
  }

  private static func scored(_ scores: Scores) -> ResultDocument {
    ResultDocument(
      SampleAttempt.passed.attempt, tool: "0.1.0",
      scores: ScoreDocument(scores, since: SampleScores.before),
      thresholds: SampleScores.thresholds)
  }

  private static func text(_ attempt: Attempt) throws -> String {
    try JSONReport(ResultDocument(attempt, tool: "0.1.0")).text
  }

  private static func undecided() throws -> String {
    try JSONReport(ResultDocument(SampleAttempt.undecided, tool: "0.1.0")).text
  }

  private static func object(_ text: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }
}

extension [String: Any] {
  fileprivate func with(_ key: String, _ value: Any) -> Self {
    merging([key: value]) { $1 }
  }

  fileprivate func without(_ key: String) -> Self {
    filter { $0.key != key }
  }
}
