package import KataCore
import KataText

extension DesignFinding.Level {
  /// The level in a word.
  package var title: String { rawValue }

  /// The sign that opens a line; each level has another one, so that colour adds nothing but speed.
  func mark(_ look: Look) -> String {
    if look.marks == .words { return Catalogue.current.text("\(title):") }
    switch self {
    case .essential: return look.glyphs.warning
    case .advice: return look.glyphs.pointer
    case .note: return look.glyphs.bullet
    case .praise: return look.glyphs.passed
    }
  }

  var colour: Style.Colour? {
    switch self {
    case .essential: .yellow
    case .advice: .cyan
    case .note: nil
    case .praise: .green
    }
  }
}
