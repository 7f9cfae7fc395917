import KataCore
import KataDrawing
import KataText
import Testing

struct ScreenLinesTests {
  private let picture = Screens.screen(
    [
      Screens.label("Hello"),
      ScreenNode(
        kind: "UITextField", text: "Dave", target: 0, details: ["placeholder": "Nickname"]),
      Screens.button("Profile", target: nil),
    ],
    alert: .init(
      title: "Sorry", message: "No.",
      items: [ScreenNode(kind: "UIAlertAction", text: "Retry", target: 1)]))

  @Test func tellsAScreenInReadingOrderWithNumbers() {
    let lines = ScreenLines(picture, look: Screens.look(.words), numbersTargets: true).lines
    #expect(
      lines.map(\.plain) == [
        "Screen: Greeting", "     Hello", "  1  Nickname, text field, \"Dave\"",
        "     Profile, button, disabled", "Alert: Sorry. No.", "  2  Retry, button",
      ])
  }

  @Test(arguments: [(true, "Action sheet: Ada"), (nil, "Alert: Ada")])
  func tellsASheetFromAnAlert(isSheet: Bool?, line: String) {
    let picture = Screens.screen(
      [], alert: .init(title: "Ada", message: nil, isSheet: isSheet, items: []))
    let lines = ScreenLines(picture, look: Screens.look(.words), numbersTargets: false).lines
    #expect(lines.last?.plain == line)
  }

  @Test func speaksChinese() {
    let lines = ScreenLines(picture, look: Screens.look(.words, .chinese), numbersTargets: false)
    #expect(lines.lines.map(\.plain).contains("  Profile, 按钮, 不可用"))
  }
}
