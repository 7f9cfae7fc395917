import Foundation
import KataCore
import KataDrawing
import KataText
import Testing

struct ScreenTextTests {
  @Test func drawsBarLabelsFieldsSwitchesAndButtons() {
    let picture = Screens.screen([
      Screens.label("Not greeted yet", "center"),
      ScreenNode(kind: "UITextField", target: 0, details: ["placeholder": "Nickname"]),
      Screens.row([
        Screens.label("Formal"), ScreenNode(kind: "UISwitch", target: 1, details: ["on": "no"]),
      ]),
      Screens.button("Greet", target: 2), Screens.button("Profile", target: nil),
      ScreenNode(kind: "UIActivityIndicatorView", details: ["animating": "yes"]),
    ])
    #expect(
      Screens.text(picture, width: 30) == [
        "╭────────────────────────────╮",
        "│          Greeting          │",
        "├────────────────────────────┤",
        "│                            │",
        "│      Not greeted yet       │",
        "│ │Nickname…               │ │",
        "│ Formal           (●──) off │",
        "│         [ Greet ]          │",
        "│        ┊ Profile ┊         │",
        "│           ◐ · ·            │",
        "│                            │",
        "╰────────────────────────────╯",
      ])
  }

  /// By its frame the label takes all that the switch leaves, and the switch needs more room as text than as a picture.
  @Test func keepsARowByFramesInOneLine() {
    let label = ScreenNode(
      kind: "UILabel", text: "Formal", frame: ScreenFrame(x: 0, y: 0, width: 241, height: 31))
    let toggle = ScreenNode(
      kind: "UISwitch", frame: ScreenFrame(x: 249, y: 0, width: 51, height: 31), target: 0,
      details: ["on": "no"])
    let lines = Screens.text(Screens.screen([Screens.row([label, toggle])]), width: 30)
    #expect(lines.contains { $0.contains("Formal") && $0.contains("(●──) off") })
  }

  /// It hid the placeholder's first letter.
  @Test func putsTheCaretInFrontOfAPlaceholder() {
    func line(_ text: String?) -> String {
      let field = ScreenNode(
        kind: "UITextField", text: text, target: 0,
        details: ["placeholder": "Nickname", "editing": "yes"])
      return Screens.text(Screens.screen([field]), width: 30)[4]
    }
    #expect(line(nil) == "│ │▏Nickname…              │ │")
    #expect(line("Ada") == "│ │Ada▏                    │ │")
  }

  @Test(arguments: [24, 40, 80, 120])
  func keepsEveryLineAsWideAsTheScreenWithChineseToo(width: Int) {
    let picture = Screens.screen([
      Screens.label("你好，李小明！欢迎回来，这一行很长，需要折行。", "center"),
      ScreenNode(kind: "UITextField", text: "昵称昵称昵称昵称昵称昵称昵称昵称", target: 0),
      Screens.row([
        Screens.label("正式"), ScreenNode(kind: "UISwitch", target: 1, details: ["on": "yes"]),
      ]),
      Screens.button("问候", target: 2),
    ])
    for line in Screens.text(picture, width: width) {
      #expect(DisplayWidth.of(line) == width, "\(line)")
    }
  }

  @Test func putsAnAlertOnTopOfTheScreen() {
    let alert = ScreenPicture.Alert(
      title: "Nobody to greet", message: "Try again.",
      items: [
        ScreenNode(kind: "UIAlertAction", text: "Retry", target: 0),
        ScreenNode(kind: "UIAlertAction", text: "Cancel", target: 1),
      ])
    let lines = Screens.text(
      Screens.screen([Screens.button("Greet", target: nil)], alert: alert), width: 34)
    #expect(lines.contains("│ │      Nobody to greet       │ │"))
    #expect(lines.contains("│ │   [ Retry ]   [ Cancel ]   │ │"))
    #expect(!lines.joined().contains("Greet ┊"))
    for line in lines { #expect(DisplayWidth.of(line) == 34) }
  }

  @Test func followsFramesWhereThereAreSome() {
    let root = ScreenNode(
      kind: "UIView", frame: ScreenFrame(x: 0, y: 0, width: 400, height: 800),
      children: [
        Screens.label("below", frame: ScreenFrame(x: 0, y: 100, width: 100, height: 20)),
        Screens.label("right", frame: ScreenFrame(x: 300, y: 0, width: 100, height: 20)),
        Screens.label("left", frame: ScreenFrame(x: 0, y: 0, width: 100, height: 20)),
      ])
    let lines = Screens.text(ScreenPicture(hasBar: false, content: root), width: 44)
    #expect(
      lines.dropFirst(2).prefix(3) == [
        "│ left                          right      │",
        "│                                          │",
        "│ below                                    │",
      ])
  }

  @Test func leavesViewsApartWhoseFramesAreNarrowerThanTheirText() {
    let root = ScreenNode(
      kind: "UIView", frame: ScreenFrame(x: 0, y: 0, width: 400, height: 800),
      children: [
        Screens.button("Cancel", target: 0, frame: ScreenFrame(x: 0, y: 0, width: 30, height: 20)),
        Screens.button("Save", target: 1, frame: ScreenFrame(x: 31, y: 0, width: 30, height: 20)),
      ])
    let lines = Screens.text(ScreenPicture(hasBar: false, content: root), width: 44)
    #expect(lines[2].contains("[ Cancel ]  [ Save ]"))
  }

  @Test func alignsWhatStandsBesideLabelsOfOneWidth() {
    let rows = ["Name", "Postal code"].map { caption in
      Screens.row([
        ScreenNode(kind: "UILabel", text: caption, details: ["width": "130"]),
        ScreenNode(kind: "UITextField", text: "x", target: 0),
      ])
    }
    let lines = Screens.text(
      ScreenPicture(hasBar: false, content: Screens.column(rows)), width: 44)
    let starts = lines.compactMap { line in
      line.dropFirst().firstIndex(of: "x").map { line.distance(from: line.startIndex, to: $0) }
    }
    #expect(starts.count == 2 && Set(starts).count == 1, "\(lines)")
  }

  @Test func fallsBackToTheOrderWhereAllFramesAreInOneCorner() {
    let frame = ScreenFrame(x: 0, y: 0, width: 10, height: 10)
    let root = ScreenNode(
      kind: "UIView",
      children: [Screens.label("a", frame: frame), Screens.label("b", frame: frame)])
    let lines = Screens.text(ScreenPicture(hasBar: false, content: root), width: 24)
    #expect(lines[2].contains("a") && lines[3].contains("b"))
  }

  @Test func marksWhatHasTheFocusAndTellsItsRow() {
    let picture = Screens.screen([
      Screens.button("Greet", target: 0), Screens.button("Profile", target: 1),
    ])
    let text = ScreenText(picture, width: 30, look: Screens.look(focus: 1))
    #expect(text.lines[5].plain.contains("▸[ Profile ]"))
    #expect(text.focusRow == 5)
    #expect(!text.lines[4].plain.contains("▸"))
  }

  @Test(arguments: [nil, 0], [40, 24])
  func givesEachTextOfARowALineWhereOneIsTooShort(target: Int?, width: Int) {
    // A row that an alert covers has no number, and looks as before.
    let row = ScreenNode(
      kind: "UITableViewCell", text: "Ada Lovelace, 12 Lake Road", target: target,
      children: [Screens.label("Ada Lovelace"), Screens.label("12 Lake Road")])
    let text = ScreenText(Screens.screen([row]), width: width, look: Screens.look())
    let shown = text.lines.map { $0.plain.trimmingCharacters(in: ["│", " ", "▸"]) }
    #expect(
      shown.filter { $0.contains("Ada") || $0.contains("Road") }
        == (width == 40 ? ["Ada Lovelace, 12 Lake Road"] : ["Ada Lovelace", "12 Lake Road"]))
  }

  @Test func neverLetsAScreenSteerTheTerminal() {
    let evil = "a\u{1b}[2Jb\u{7}\u{202e}c\nd"
    let picture = ScreenPicture(
      title: evil, back: evil,
      content: Screens.column([
        Screens.label(evil), Screens.button(evil, target: 0),
        ScreenNode(kind: "UITextField", text: evil, details: ["placeholder": evil]),
        ScreenNode(kind: "UIImageView", details: ["image": evil]),
      ]),
      alert: .init(title: evil, message: evil, items: []))
    let look = Screens.look()
    let texts = [
      ScreenText(picture, width: 60, look: look).lines,
      ScreenLines(picture, look: look, numbersTargets: true).lines,
    ]
    for line in texts.joined() {
      #expect(!line.plain.unicodeScalars.contains { ["\u{1b}", "\u{7}", "\u{202e}"].contains($0) })
    }
    #expect(!ScreenSVG(picture, words: ScreenWords(.english)).text.contains("\u{1b}"))
  }

  @Test func usesPlainCharactersWithoutUTF8() {
    let picture = Screens.screen([
      Screens.button("Greet", target: 0),
      ScreenNode(kind: "UISwitch", target: 1, details: ["on": "yes"]),
    ])
    let lines = Screens.text(picture, width: 30, Screens.look(.ascii, focus: 0))
    let isASCII = lines.joined().allSatisfy(\.isASCII)
    #expect(isASCII)
    #expect(lines[4].contains(">[ Greet ]"))
  }
}
