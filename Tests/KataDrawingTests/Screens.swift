import KataCore
import KataDrawing
import KataText

/// Screens that several tests draw.
enum Screens {
  static func label(_ text: String, _ alignment: String = "left", frame: ScreenFrame? = nil)
    -> ScreenNode
  {
    ScreenNode(kind: "UILabel", text: text, frame: frame, details: ["alignment": alignment])
  }

  static func button(_ title: String, target: Int?, frame: ScreenFrame? = nil) -> ScreenNode {
    ScreenNode(
      kind: "UIButton", text: title, frame: frame, isEnabled: target != nil, target: target)
  }

  static func column(_ views: [ScreenNode]) -> ScreenNode {
    ScreenNode(kind: "UIStackView", details: ["axis": "vertical"], children: views)
  }

  static func row(_ views: [ScreenNode]) -> ScreenNode {
    ScreenNode(kind: "UIStackView", details: ["axis": "horizontal"], children: views)
  }

  static func screen(_ views: [ScreenNode], alert: ScreenPicture.Alert? = nil) -> ScreenPicture {
    ScreenPicture(
      title: "Greeting",
      content: ScreenNode(kind: "UIView", children: [column(views)]), alert: alert)
  }

  static func look(
    _ marks: Look.Marks = .unicode, focus: Int? = nil, _ language: Language = .english
  ) -> ScreenLook {
    ScreenLook(
      look: Look(hasColour: false, marks: marks), words: ScreenWords(language), focus: focus)
  }

  static func text(_ picture: ScreenPicture, width: Int, _ look: ScreenLook = Screens.look())
    -> [String]
  {
    ScreenText(picture, width: width, look: look).lines.map(\.plain)
  }
}
