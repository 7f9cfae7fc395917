import Foundation
import KataCore
import Testing

struct MilestoneTests {
  private func attempt(_ results: [CaseResult]) -> Attempt {
    let pattern = Pattern(id: "mvp", title: "MVP", folder: "MVP", seam: "CupMVP")
    return Attempt(
      kata: Kata(
        id: "cup", version: 1, titles: ["en": "Cup"], summaries: [:], contract: "CupContract",
        patterns: [pattern], limits: Limits(), mistakes: [], folder: URL(filePath: "/cup")),
      pattern: pattern, seed: 1, toolchain: "",
      isolation: Isolation(tier: .isolated, engine: "none"),
      verdict: .notPassed(.casesFailed), results: results, findings: [], output: "",
      started: Date(timeIntervalSince1970: 0), duration: .zero, submission: "")
  }

  private func result(
    _ id: String, _ status: CaseResult.Status, seam: String? = nil
  ) -> CaseResult {
    let failures = status == .failed ? [CaseFailure(seam: seam, should: "Conform.")] : []
    return CaseResult(
      check: CheckCase(id: id, group: .structure, title: id), status: status, failures: failures)
  }

  private func files(_ texts: [String]) throws -> [SourceFile] {
    try texts.enumerated().map {
      SourceFile(path: try #require(RelativePath("Sources/\($0).swift")), text: $1)
    }
  }

  @Test(arguments: [
    (["override func viewDidLoad() {}\n\"Hello, \""], false),
    (["\"Hello, \"", "override func viewDidLoad() {}"], true),
    (["func viewDidLoad() {}\n\"Hello, \"", "override func viewDidLoad() {}"], true),
    (["override func viewDidLoad() {}"], false),
    (["\"Hello, \"", "override func viewDidLoad() {}\n\"Hello, \""], false),
  ])
  func seesATextMovedApart(texts: [String], isReached: Bool) throws {
    let milestone = Milestone(titles: ["en": "wording"], apart: "Hello, ")
    #expect(milestone.isReached(by: attempt([]), files: try files(texts)) == isReached)
  }

  @Test(arguments: [
    (["\"\\(count) hours\"; \"\\(rest) left\"", "override func viewDidLoad() {}"], true),
    (["override func viewDidLoad() {}\n\"\\(count) hours\" + \" left\""], false),
    (["\"hours\"", "override func viewDidLoad() {}\n\"\\(count) hours\" + \" left\""], false),
  ])
  func seesATextMovedApartInPieces(texts: [String], isReached: Bool) throws {
    let milestone = Milestone(titles: ["en": "wording"], apart: "hours left")
    #expect(milestone.isReached(by: attempt([]), files: try files(texts)) == isReached)
  }

  @Test func seesTheSeamOnceACaseRanThroughIt() {
    let milestone = Milestone(titles: ["en": "seam"], seam: true)
    #expect(
      !milestone.isReached(by: attempt([result("MVP.a", .failed, seam: "CupMVP")]), files: []))
    #expect(!milestone.isReached(by: attempt([result("MVP.a", .notRun)]), files: []))
    #expect(milestone.isReached(by: attempt([result("MVP.a", .failed)]), files: []))
  }

  @Test func needsAllItsCasesInThisPattern() {
    let milestone = Milestone(titles: ["en": "nickname"], cases: ["MVP.a", "MVP.b", "VIPER.c"])
    let passed = result("MVP.a", .passed)
    #expect(milestone.isReached(by: attempt([passed, result("MVP.b", .passed)]), files: []))
    #expect(!milestone.isReached(by: attempt([passed, result("MVP.b", .failed)]), files: []))
    #expect(!milestone.isReached(by: attempt([result("MVP.d", .passed)]), files: []))
  }
}
