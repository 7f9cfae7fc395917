import KataCore
import KataTestSupport
import KataText
import Testing

@testable import KataTerminal

struct ProgressBarTests {
  private let step = WorkProgress(activity: "building the stand-in", completed: 1, total: 3)

  @Test(arguments: [20, 40, 80, 120])
  func staysOnOneLine(width: Int) {
    for look in [Look(hasColour: false), Look(hasColour: false, marks: .ascii)] {
      let line = ProgressBar.line(step, seconds: 12, width: width, look: look)
      #expect(line.widthInColumns <= width)
    }
  }

  @Test func writesOneLinePerActivityWhereNothingCanBeDrawnOver() {
    let memory = MemorySink()
    let facts = TerminalFacts(
      outputIsTerminal: false, errorIsTerminal: false, inputIsTerminal: false, widthInColumns: nil,
      isUTF8: true)
    let bar = ProgressBar(sink: memory, appearance: Appearance(facts: facts, environment: [:]))
    bar.show(step)
    bar.show(step)
    bar.finish()
    #expect(memory.text == "kata: building the stand-in\n")
  }

  @Test func clearsItselfAndShowsTheCursorAgain() {
    let memory = MemorySink()
    let facts = TerminalFacts(
      outputIsTerminal: true, errorIsTerminal: true, inputIsTerminal: true, widthInColumns: 80,
      isUTF8: true)
    let bar = ProgressBar(
      sink: memory, appearance: Appearance(facts: facts, environment: ["TERM": "xterm"]))
    bar.show(step)
    bar.finish()
    #expect(memory.text.hasSuffix("\r\u{1b}[K\u{1b}[?25h"))
  }
}
