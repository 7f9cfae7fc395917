/// A prompt in the form that libedit draws: each escape sequence is marked and belongs to the character after it.
struct PromptText: Hashable {
  private struct Part: Hashable {
    var escapes: String
    let scalar: Unicode.Scalar
  }

  /// Stands before and after each escape sequence.
  static let mark: CChar = 1

  private let parts: [Part]

  /// Takes what a `StyledText` was rendered to; control characters other than its colours are left out.
  init(rendered: String) {
    var parts: [Part] = []
    var (escapes, isInEscape) = ("", false)
    for scalar in rendered.unicodeScalars {
      if isInEscape || scalar == "\u{1b}" {
        escapes.unicodeScalars.append(scalar)
        isInEscape = scalar != "m"
      } else if scalar.properties.generalCategory != .control {
        parts.append(Part(escapes: escapes, scalar: scalar))
        escapes = ""
      }
    }
    // What follows the last character would be lost, so it goes before a blank at the end.
    if !escapes.isEmpty {
      if parts.last?.scalar == " " {
        parts[parts.count - 1].escapes += escapes
      } else {
        parts.append(Part(escapes: escapes, scalar: " "))
      }
    }
    self.parts = parts
  }

  /// What is seen of it.
  var visible: [Unicode.Scalar] { parts.map(\.scalar) }

  /// What libedit is given.
  ///
  /// Two sequences in a row would lose the text between their marks, so they share one pair.
  var marked: String {
    var text = ""
    for part in parts {
      if !part.escapes.isEmpty { text += "\u{1}\(part.escapes)\u{1}" }
      text.unicodeScalars.append(part.scalar)
    }
    return text
  }
}
