import KataContent
import KataCore
import KataPipeline
import Testing

struct LessonTranslationProofTests {
  private let english = """

    Text.

    ## Leaves

    ### Green

    ## Checkpoints

    <!-- checkpoint choose which -->
    Which?

    - [x] This.

      Yes.
    - [ ] That.

      No.
    """

  private func problems(_ text: String) throws -> [String] {
    try LessonTranslationProof(page(text, in: .chinese), of: page(english)).problems.map(\.message)
  }

  @Test func findsNothingInAFaithfulTranslation() throws {
    let text = english.replacing("Leaves", with: "茶叶").replacing("This.", with: "这个。")
    #expect(try problems(text) == [])
  }

  @Test(arguments: [
    ("### Green\n\n", "", "has 2 headings, and the English lesson 3"),
    ("### Green", "## Green", "has headings of other levels than the English lesson"),
    ("which -->", "what -->", "has other checkpoints than the English lesson"),
    ("choose which", "predict which", "the checkpoint `which` has other answers"),
    ("  No.", "  No.\n- [ ] Neither.\n\n  No.", "the checkpoint `which` has other answers"),
  ])
  func findsADifference(old: String, new: String, problem: String) throws {
    let found = try problems(english.replacing(old, with: new))
    #expect(found.count == 1 && found[0].hasPrefix(problem), "\(found)")
  }

  @Test func findsAnotherRightAnswer() throws {
    let text = english.replacing("[x]", with: "[?]").replacing("[ ]", with: "[x]")
      .replacing("[?]", with: "[ ]")
    #expect(
      try problems(text).first?.hasPrefix("the checkpoint `which` has other answers") == true)
  }
}
