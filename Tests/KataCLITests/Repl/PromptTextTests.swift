import KataCore
import KataText
import Testing

@testable import KataCLI

struct PromptTextTests {
  private let greeting = Practice(kata: "greeting", pattern: "mvp")

  private func prompt(
    _ practice: Practice?, _ isPassed: Bool?, marks: Look.Marks = .unicode, width: Int = 80
  ) -> String {
    PromptText(
      practice: practice, isPassed: isPassed, look: Look(hasColour: false, marks: marks),
      width: width
    ).text.plain
  }

  @Test func saysWhereTheSessionIsAndHowItStands() {
    #expect(prompt(nil, nil) == "kata ❯ ")
    #expect(prompt(greeting, nil) == "greeting/mvp ❯ ")
    #expect(prompt(greeting, true) == "greeting/mvp ✓ ❯ ")
    #expect(prompt(greeting, false) == "greeting/mvp ✗ ❯ ")
  }

  @Test func saysThatItIsAReview() {
    let review = PromptText(
      practice: greeting, isReview: true, isPassed: false, look: Look(hasColour: false), width: 80)
    #expect(review.text.plain == "greeting/mvp review ✗ ❯ ")
  }

  @Test func usesWordsForAScreenReader() {
    #expect(prompt(greeting, false, marks: .words) == "greeting mvp, not passed> ")
  }

  @Test func staysInASCIIWithoutUTF8() {
    #expect(prompt(greeting, false, marks: .ascii) == "greeting/mvp x > ")
  }

  @Test func leavesRoomToTypeOnANarrowTerminal() {
    #expect(prompt(greeting, false, width: 20) == "❯ ")
  }

  /// The line editor loses what follows the last escape sequence.
  @Test func endsWithAPlainBlank() throws {
    let text = PromptText(
      practice: greeting, isPassed: true, look: Look(hasColour: true), width: 80
    )
    .text
    let last = try #require(text.runs.last)
    #expect(last.style == .plain && last.text == " ")
  }
}
