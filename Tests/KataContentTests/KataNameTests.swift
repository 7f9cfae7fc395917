import KataContent
import Testing

struct KataNameTests {
  @Test(arguments: [
    ("tea-timer", "TeaTimer", "Tea timer"), ("x", "X", "X"), ("level-2", "Level2", "Level 2"),
    ("ui-demo", "UiDemo", "Ui demo"),
  ])
  func readsAsTypeAndAsTitle(id: String, type: String, title: String) throws {
    let name = try KataName(id)
    #expect(name.id == id)
    #expect(name.type == type)
    #expect(name.title == title)
  }

  @Test(arguments: [
    ("", "empty"), ("Tea", "lower-case"), ("tea timer", "lower-case"), ("../tea", "lower-case"),
    ("tée", "lower-case"), ("٣", "lower-case"), ("tea\n", "lower-case"), ("2tea", "letter"),
    ("-tea", "letter"), ("tea-", "hyphen"), ("tea--timer", "hyphen"), ("u-i", "UIKit"),
    (String(repeating: "t", count: 41), "longer"),
  ])
  func refusesWhatCannotNameFilesAndTypes(text: String, words: String) throws {
    let error = #expect(throws: ContentError.self) { try KataName(text) }
    #expect("\(try #require(error))".contains(words))
  }
}
