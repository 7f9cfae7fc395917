import KataSyntax
import Testing

@testable import KataPipeline

struct FoldersProofTests {
  private func problems(_ spoilt: SpoiltKata) throws -> [String] {
    let kata = try spoilt.kata()
    return FoldersProof(
      kata: kata, cases: KataCases(kata, parser: FileParser())
    ).problems.map { "\($0.subject): \($0.message)" }
  }

  @Test func findsNothingInAFreshSkeleton() throws {
    #expect(try problems(SpoiltKata()) == [])
  }

  @Test(arguments: [
    (
      "Mistakes/spare/Sources/A.swift",
      "tea-timer, Mistakes/spare: belongs to no mistake of kata.json"
    ),
    (
      "Suites/MPV/A.swift",
      "tea-timer, Suites/MPV: belongs to no pattern of kata.json; did you mean `MVP`?"
    ),
    (
      "Solutions/VIPER/Sources/A.swift",
      "tea-timer, Solutions/VIPER: belongs to no pattern of kata.json"
    ),
    (
      "Alternatives/MVVP/a/Sources/A.swift",
      "tea-timer, Alternatives/MVVP: belongs to no pattern of kata.json; did you mean `MVP`?"
    ),
    ("Changes/few/README.md", "tea-timer, Changes/few: belongs to no change of kata.json"),
    (
      "Changes/many/Solutions/MVVM/Sources/A.swift",
      "tea-timer, Changes/many/Solutions/MVVM: belongs to no pattern of kata.json; did you mean `MVP`?"
    ),
    (
      "Mistake/a/Sources/A.swift",
      "tea-timer, Mistake: is no folder that a kata has; did you mean `Mistakes`?"
    ),
    (
      "Sentences/fr.lproj/Localizable.strings",
      "tea-timer, Sentences/fr.lproj: belongs to no language of `titles`"
    ),
  ])
  func namesAFolderThatBelongsToNothing(path: String, problem: String) throws {
    let spoilt = try SpoiltKata()
    try spoilt.write("", to: path)
    #expect(try problems(spoilt) == [problem])
  }

  @Test(arguments: [
    ("Suites/MVP", "Suites/MVP", "has no case of the pattern mvp; write its suite there"),
    ("Solutions/MVP", "Solutions/MVP/Sources", "has no Swift file; the pattern mvp needs it"),
    ("Starter", "Starter/Sources", "has no Swift file; every kata needs it"),
    (
      "Mistakes/mvp-presenter-keeps-view", "Mistakes/mvp-presenter-keeps-view/Sources",
      "has no Swift file; the mistake mvp-presenter-keeps-view needs it"
    ),
    (
      "Changes/many/Suite", "Changes/many/Suite",
      "has no case of the change many; write its suite there"
    ),
    (
      "Changes/many/Solutions/Starter", "Changes/many/Solutions/Starter/Sources",
      "has no Swift file; the change many needs it"
    ),
  ])
  func namesAFolderThatIsMissing(gone: String, place: String, message: String) throws {
    let spoilt = try SpoiltKata()
    try spoilt.remove(gone)
    #expect(try problems(spoilt) == ["tea-timer, \(place): \(message)"])
  }
}
