import KataCore
import KataText
import KataWorkspace

/// What has changed, as a unified diff with the colours that people know.
struct DiffText: Sendable {
  let text: String

  /// - Parameter isForTerminal: Says whether control characters are made visible; a file gets every byte as it is.
  init(_ diff: LineDiff, look: Look, isForTerminal: Bool) {
    if diff.isEmpty {
      text = Catalogue.current.text("Nothing has changed.") + "\n"
    } else {
      let plain = isForTerminal ? Sanitiser.text(diff.unifiedText) : diff.unifiedText
      text = look.hasColour ? Self.coloured(diff) : plain
    }
  }

  private static func coloured(_ diff: LineDiff) -> String {
    diff.unifiedText.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = Sanitiser.text(String(line))
      return StyledText(text, style(of: line)).rendered(hasColour: true)
    }.joined(separator: "\n")
  }

  private static func style(of line: Substring) -> Style {
    if line.hasPrefix("+++") || line.hasPrefix("---") || line.hasPrefix("diff") { return .bold }
    switch line.first {
    case "+": return Style(.green)
    case "-": return Style(.red)
    case "@": return Style(.cyan)
    default: return .plain
    }
  }
}
