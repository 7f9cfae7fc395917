import Foundation
import KataCore
import Testing

@testable import KataPipeline

struct DrillProofTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "drill-proof-\(UUID().uuidString)")

  private func problems(
    words: Int = 100, lines: Int = 60, mistakes: Int = 2, hints: String, isDrill: Bool = true,
    hasAlternative: Bool = true
  ) throws -> [String] {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(String(repeating: "word ", count: words), to: "README.md")
    try write(hints, to: "Hints.md")
    if hasAlternative { try write("", to: "Alternatives/MVP/other/Sources/A.swift") }
    try write(String(repeating: "// line\n", count: lines), to: "Starter/Sources/A.swift")
    let kata = Kata(
      id: "tea", version: 1, titles: ["en": "Tea"], summaries: [:], contract: "TeaContract",
      patterns: [Pattern(id: "mvp", title: "MVP", folder: "MVP", seam: "TeaMVP")],
      limits: Limits(),
      mistakes: (0..<mistakes).map { Mistake(name: "m\($0)", pattern: "mvp", trips: []) },
      drill: isDrill ? Drill(lesson: "mvp", minutes: 5) : nil, folder: folder)
    let proof = DrillProof(kata: kata)
    return (proof.problems + proof.problems(["MVP.pours"])).map { "\($0.subject): \($0.message)" }
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private let three = """
    ## TeaMVP

    1. One.
    2. Two.
    3. Three.

    ## MVP.pours

    1. One.
    2. Two.
    3. Three.
    """

  @Test func holdsForAShortDrill() throws {
    #expect(try problems(hints: three) == [])
  }

  @Test func tellsWhatIsTooLong() throws {
    #expect(
      try problems(words: 151, hints: three) == ["tea, README.md: has 151 words; 150 are the most"])
    #expect(
      try problems(lines: 101, hints: three) == [
        "tea, Starter: has 101 lines; a drill's has 45 to 100"
      ])
    #expect(
      try problems(lines: 44, hints: three) == [
        "tea, Starter: has 44 lines; a drill's has 45 to 100"
      ])
  }

  @Test func asksForThreeHintsAndTwoMistakes() throws {
    let two = three.replacing("\n3. Three.\n\n", with: "\n\n")
    #expect(
      try problems(hints: two) == ["tea, Hints in en: TeaMVP has no hints in three levels"])
    #expect(
      try problems(mistakes: 1, hints: three)
        == ["tea, kata.json: a drill plants two mistakes or more"])
  }

  @Test func asksForASolutionThatIsBuiltOtherwise() throws {
    #expect(
      try problems(hints: three, hasAlternative: false)
        == ["tea, Alternatives: a drill has a sound solution that is built otherwise"])
  }

  @Test func asksNothingOfAKata() throws {
    #expect(try problems(words: 500, mistakes: 0, hints: "", isDrill: false) == [])
  }
}
