import KataContent
import KataCore
import KataText
import Testing

struct CheckpointReadingTests {
  private let head = "---\ntitle: Tea\nsummary: How to make it.\n---\n\nText.\n\n## Checkpoints\n\n"

  private let chooses = """
    <!-- checkpoint choose who-formats -->
    Who *formats* a date?

    Look at `show(_:)`.

    - [ ] The view,
      or so.

      It shows **texts**.

      ```swift
      let a = 1
        let b = 2
      ```
    - [x] The presenter.

      It knows the words.

    """

  private let asksForALine = """
    <!-- checkpoint line which-breaks -->
    Which line breaks the rule?

    ```swift
    final class View {
      var person: Person?
      let label = UILabel()
    }
    ```

    - [x] 2: A view keeps no model.
    - [ ] 3: A label

      A view has labels.
    - [ ] other: It only holds
      the others together.

    """

  @Test func readsAQuestionWithItsAnswers() throws {
    let page = try page((head + chooses).utf8)
    #expect(page.problems == [])
    let checkpoint = try #require(page.checkpoints.first)
    #expect(checkpoint.id == "who-formats")
    #expect(checkpoint.kind == .choose)
    #expect(checkpoint.question == "Who *formats* a date?\n\nLook at `show(_:)`.")
    #expect(checkpoint.choices.map(\.label) == ["a", "b"])
    #expect(checkpoint.choices.map(\.text) == ["The view,\nor so.", "The presenter."])
    #expect(checkpoint.choices.map(\.isRight) == [false, true])
    #expect(
      checkpoint.choices.map(\.explanation) == [
        "It shows **texts**.\n\n```swift\nlet a = 1\n  let b = 2\n```", "It knows the words.",
      ])
    #expect(checkpoint.otherwise == nil)
  }

  @Test func readsAQuestionForALine() throws {
    let page = try page((head + asksForALine).utf8)
    #expect(page.problems == [])
    let checkpoint = try #require(page.checkpoints.first)
    #expect(checkpoint.kind == .line)
    #expect(checkpoint.question.hasSuffix("  let label = UILabel()\n}\n```"))
    #expect(checkpoint.choices.map(\.label) == ["2", "3"])
    #expect(checkpoint.choices.map(\.text) == ["`var person: Person?`", "A label"])
    #expect(
      checkpoint.choices.map(\.explanation) == ["A view keeps no model.", "A view has labels."])
    #expect(checkpoint.otherwise == "It only holds\nthe others together.")
  }

  @Test func allowsSeveralRightLines() throws {
    let text = asksForALine.replacing("[ ] 3", with: "[X] 3")
    let checkpoint = try #require(try page((head + text).utf8).checkpoints.first)
    #expect(checkpoint.choices.map(\.isRight) == [true, true])
  }

  @Test func takesCheckpointsOffThePage() throws {
    let page = try page((head + chooses + "\n" + asksForALine).utf8)
    #expect(page.checkpoints.map(\.id) == ["who-formats", "which-breaks"])
    #expect(page.document.blocks.map(\.line) == [6])
    #expect(page.whole.blocks.count > 6)
  }

  @Test func keepsWhatStandsBetweenThem() throws {
    let more = "\n## Further\n\nMore.\n\n"
    let page = try page((head + chooses + more + asksForALine).utf8)
    #expect(page.checkpoints.count == 2)
    #expect(page.document.blocks.map(\.line) == [6, 28, 30])
  }

  @Test(arguments: [
    ("<!-- checkpoint choose who-formats -->", "<!-- checkpoint -->", "does not open with"),
    ("<!-- checkpoint choose who-formats -->", "<!-- chekpoint choose x -->", "does not open"),
    ("choose who-formats", "guess who-formats", "`guess` is no kind of checkpoint"),
    ("who-formats", "Who_Formats", "the id `Who_Formats` is not made"),
    ("- [x]", "- [ ]", "has no right answer"),
    ("- [ ]", "- [x]", "has 2 right answers"),
    ("- [x] The", "- The", "An answer has no `[ ]` or `[x]`"),
    ("  It knows the words.\n", "", "An answer has no explanation below it"),
    ("- [x] The presenter.\n\n  It knows the words.\n", "", "has no right answer"),
    ("Who *formats* a date?\n\nLook at `show(_:)`.\n", "", "asks nothing"),
    ("the words.\n", "the words.\n\nSo there.\n", "does not end with its list"),
  ])
  func showsAQuestionThatCannotBeAsked(old: String, new: String, words: String) throws {
    let page = try page((head + chooses.replacing(old, with: new)).utf8)
    #expect(page.checkpoints == [])
    #expect(page.document.blocks.count > 2)
    try #require(page.problems.count == 1)
    #expect(page.problems[0].lowercased().contains(words.lowercased()))
  }

  @Test(arguments: [
    ("```swift", "Text.\n```swift\n```\n\n```swift", "exactly one block of code"),
    ("2: A", "9: A", "one of 4 lines"), ("2: A", "two: A", "one of 4 lines"),
    ("3: A", "2: A", "line 2 is answered twice"),
    ("- [ ] other: It", "- [ ] 4: It", "has no answer `other:`"),
    ("[ ] other", "[x] other", "never right"), ("[ ] 3", "[ ] other", "stands there once"),
    ("[x]", "[ ]", "has no right answer"), ("2: A view keeps no model.", "2:", "no explanation"),
  ])
  func showsALineQuestionThatCannotBeAsked(old: String, new: String, words: String) throws {
    let page = try page((head + asksForALine.replacing(old, with: new)).utf8)
    #expect(page.checkpoints == [])
    try #require(page.problems.count == 1)
    #expect(page.problems[0].lowercased().contains(words.lowercased()))
  }

  @Test func keepsTheFirstOfTwoNamesakes() throws {
    let page = try page((head + chooses + "\n" + chooses).utf8)
    #expect(page.checkpoints.count == 1)
    #expect(page.problems == ["28: Two checkpoints have the id `who-formats`."])
    #expect(page.document.blocks.count > 2)
  }

  @Test func leavesAnAuthorsRemarkAlone() throws {
    let page = try page((head + "<!-- check the date -->\n\n" + chooses).utf8)
    #expect(page.checkpoints.count == 1)
    #expect(page.problems == [])
  }
}
