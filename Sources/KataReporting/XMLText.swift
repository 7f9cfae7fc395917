import KataText

/// Text that is safe inside XML and for those who read it there.
struct XMLText {
  /// The text without anything that XML forbids, not yet escaped.
  let plain: String

  init(_ text: String, maxBytes: Int = .max) {
    var sanitiser = Sanitiser(maxBytes: maxBytes)
    var clean = sanitiser.clean(text.utf8) + sanitiser.finish()
    if sanitiser.isCut { clean += "\n… cut here" }
    let legal = String(String.UnicodeScalarView(clean.unicodeScalars.map(Self.legal)))
    plain = Self.withoutOrders(legal)
  }

  /// The text between tags, byte by byte what it was to whoever parses it.
  var content: String { LogCommands.escaped(Self.escaped(plain)) { "&#\($0.value);" } }

  /// The text between double quotes, where a line feed would otherwise be read as a blank.
  var attribute: String {
    content.map { character in
      switch character {
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      default: String(character)
      }
    }.joined()
  }

  /// Replaces the two characters that XML forbids and the sanitiser keeps.
  private static func legal(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value == 0xfffe || scalar.value == 0xffff ? "\u{fffd}" : scalar
  }

  /// Breaks the opening of an order that GitLab and Jenkins would carry out: to attach a file by its path.
  private static func withoutOrders(_ text: String) -> String {
    text.split(separator: "[[", omittingEmptySubsequences: false).enumerated().map { index, piece in
      let isOrder = piece.prefix(11).uppercased() == "ATTACHMENT|"
      return (index == 0 ? "" : isOrder ? "[ [" : "[[") + piece
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}
