import Foundation
import KataContent
import Testing

struct ManifestKeysTests {
  @Test func findsNothingInAnOrdinaryManifest() throws {
    let folder = try KataFolder(
      more:
        #""services":{"Clock":"storage"},"thresholds":{"testability":60},"limits":{"buildSeconds":5},"#
    )
    #expect(ManifestKeys(of: folder.url.appending(path: "tea")).problems == [])
  }

  @Test(arguments: [
    (#""lession":"mvp","#, "`lession` is no key of kata.json; did you mean `lesson`?"),
    (#""editable":["Sources"],"#, "`editable` is no key of kata.json"),
    (
      #""mistakes":[{"name":"a","pattern":"mvp","trips":[],"trip":[]}],"#,
      "`mistakes[0].trip` is no key of kata.json; did you mean `trips`?"
    ),
    (
      #""screen":{"states":[{"id":"a","titles":{"en":"A"},"title":"A"}]},"#,
      "`screen.states[0].title` is no key of kata.json; did you mean `titles`?"
    ),
  ])
  func namesAKeyThatNothingReads(keys: String, problem: String) throws {
    let folder = try KataFolder(more: keys)
    #expect(ManifestKeys(of: folder.url.appending(path: "tea")).problems == [problem])
  }

  @Test func looksIntoRulesOfPatterns() throws {
    let folder = try KataFolder()
    try folder.write(
      #"{"patterns":[{"id":"mvp","witout":[],"without":[{"case":"A","excep":"b"}]}]}"#,
      to: "tea/kata.json")
    #expect(
      ManifestKeys(of: folder.url.appending(path: "tea")).problems == [
        "`patterns[0].without[0].excep` is no key of kata.json; did you mean `except`?",
        "`patterns[0].witout` is no key of kata.json; did you mean `without`?",
      ])
  }
}
