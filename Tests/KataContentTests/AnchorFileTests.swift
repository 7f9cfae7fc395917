import Foundation
import KataContent
import KataCore
import Testing

struct AnchorFileTests {
  private let anchors = ScoreAnchors(
    starter: .init(distribution: 0.1, testability: 0.2, easeOfUse: 0.9),
    reference: .init(distribution: 0.612_345_6, testability: 1, easeOfUse: 0.4))

  @Test func givesBackWhatWasWritten() throws {
    let folder = try KataFolder()
    let file = AnchorFile(of: folder.url.appending(path: "tea"))
    try file.write(["mvp": anchors])
    let read = try #require(try folder.kata().anchors["mvp"])
    #expect(read.starter == anchors.starter)
    #expect(read.reference[.distribution] == 0.612_35)
    #expect(read.reference[.testability] == 1)
  }

  @Test func writesTheSameBytesForTheSameAnchors() throws {
    let folder = try KataFolder()
    let file = AnchorFile(of: folder.url)
    try file.write(["mvp": anchors, "mvvm": anchors])
    let first = try Data(contentsOf: file.url)
    try file.write(["mvvm": anchors, "mvp": anchors])
    #expect(try Data(contentsOf: file.url) == first)
  }

  @Test(arguments: [
    ("kata/anchors/v1", "kata/anchors/v2", "`schema`"),
    (#""mvp""#, #""mpv""#, #"did you mean "mvp"?"#),
    (": 0.9", ": 1.9", "`patterns.mvp.starter.easeOfUse` is not between 0 and 1"),
    (#""testability""#, #""testable""#, "testability` is missing"), ("{", "", "not JSON"),
  ])
  func namesWhatIsWrong(old: String, new: String, words: String) throws {
    let folder = try KataFolder()
    try folder.write(
      """
      {"schema": "kata/anchors/v1", "patterns": {"mvp": {
        "starter": {"distribution": 0.1, "testability": 0.2, "easeOfUse": 0.9},
        "reference": {"distribution": 0.6, "testability": 1, "easeOfUse": 0.4}}}}
      """.replacing(old, with: new, maxReplacements: 1), to: "tea/Scores.json")
    let error = try #require(throws: ContentError.self) { try folder.kata() }
    #expect("\(error)".contains(words), "\(error)")
    #expect("\(error)".contains("kata dev anchors"))
  }
}
