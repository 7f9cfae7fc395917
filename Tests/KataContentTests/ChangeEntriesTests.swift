import KataContent
import KataCore
import Testing

struct ChangeEntriesTests {
  @Test func readsAChange() throws {
    let more = #""changes":[{"id":"many","titles":{"en":"Many"},"replaces":["Behaviour.one"]}],"#
    let change = try #require(try KataFolder(more: more).kata().changes.first)
    #expect(change.title(in: .english) == "Many")
    #expect(change.replaces == ["Behaviour.one"])
    #expect(change.folder == "Changes/many")
  }

  @Test(arguments: [
    (#""changes":[{"id":"many","titles":{"de":"Viele"}}],"#, "no \"en\" title"),
    (#""changes":[{"id":"a-b","titles":{"en":"A"}}],"#, "one word in lower case"),
    (#""changes":[{"id":"Many","titles":{"en":"A"}}],"#, "one word in lower case"),
    (#""changes":[{"id":"lifetime","titles":{"en":"A"}}],"#, "the name of a suite"),
    (
      #""changes":[{"id":"many","titles":{"en":"A"}},{"id":"many","titles":{"en":"B"}}],"#,
      "share an id"
    ),
  ])
  func namesWhatIsWrong(more: String, words: String) throws {
    let folder = try KataFolder(more: more)
    let error = try #require(throws: ContentError.self) { try folder.kata() }
    #expect("\(error)".contains(words), "\(error)")
  }
}
