/// A prompt in the form that is drawn: each character with its own colours, so that any of them may be written alone.
struct PromptText: Hashable {
  struct Part: Hashable {
    /// The sequences that set its colours; empty for none.
    let style: String
    let scalar: Unicode.Scalar
  }

  let parts: [Part]

  /// Takes what a `StyledText` was rendered to; control characters other than its colours are left out.
  init(rendered: String) {
    var parts: [Part] = []
    var (style, sequence) = ("", "")
    for scalar in rendered.unicodeScalars {
      if !sequence.isEmpty || scalar == "\u{1b}" {
        sequence.unicodeScalars.append(scalar)
        guard scalar == "m" else { continue }
        style = Self.resets.contains(sequence) ? "" : style + sequence
        sequence = ""
      } else if scalar.properties.generalCategory != .control {
        parts.append(Part(style: style, scalar: scalar))
      }
    }
    self.parts = parts
  }

  private static let resets: Set<String> = ["\u{1b}[0m", "\u{1b}[m"]
}
