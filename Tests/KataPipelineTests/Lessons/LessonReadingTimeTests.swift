import KataPipeline
import Testing

struct LessonReadingTimeTests {
  @Test func countsWordsAndTheLinesOfCodeThatAreShown() throws {
    let text = """

      One two *three*.

      | four | five |
      | --- | --- |
      | six | seven |

      ```swift
      let a = 1

      let b = 2
      ```

      ```swift + fold
      let c = 3
      ```

      <!-- drawing: A line. -->
      ```text
      ───
      ```
      """
    let time = LessonReadingTime(try page(text))
    #expect(time.words == 7)
    #expect(time.codeLines == 2)
    #expect(time.minutes == 1)
  }

  @Test func takesAMinuteForTwentyLines() throws {
    let code = String(repeating: "let a = 1\n", count: 60)
    #expect(LessonReadingTime(try page("\nText.\n\n```swift\n\(code)```\n")).minutes == 3)
  }
}
