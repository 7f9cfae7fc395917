/// What a CI service takes for a command when a line of a job's log says it.
///
/// GitHub takes `::name` at the start of a line, after blanks of any kind; GitHub, Azure and TeamCity take `##[`,
/// `##vso[` and `##teamcity[` anywhere in it. A carriage return ends a line there, too.
package struct LogCommands: Sendable {
  /// Says whether nothing but blanks came since the last line began.
  private var isAtStart = true

  package init() {}

  /// Takes a piece of text and returns it with a blank inside each command, so that it is none.
  package mutating func broken(_ piece: String) -> String {
    replaced(in: piece) { " \($0)" }
  }

  /// Breaks the commands in a whole text.
  package static func broken(_ text: String) -> String {
    var commands = LogCommands()
    return commands.broken(text)
  }

  /// Writes the second character of each command in a form of the text's own format, which stays the same to a reader.
  package static func escaped(
    _ text: String, by escape: (Unicode.Scalar) -> String
  ) -> String {
    var commands = LogCommands()
    return commands.replaced(in: text, by: escape)
  }

  private mutating func replaced(
    in text: String, by escape: (Unicode.Scalar) -> String
  ) -> String {
    guard Self.mayHoldCommand(text) else {
      for scalar in text.unicodeScalars { note(scalar) }
      return text
    }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isSecond = index > 0 && scalars[index - 1] == scalar
      let isCommand =
        (isSecond && scalar == ":" && wasAtStart)
        || (isSecond && scalar == "#" && Self.opensBracket(scalars[(index + 1)...]))
      if isCommand {
        result.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
      note(scalar)
    }
    return String(result)
  }

  /// Says whether only blanks came before the last character.
  private var wasAtStart = true

  private mutating func note(_ scalar: Unicode.Scalar) {
    wasAtStart = isAtStart
    switch scalar {
    case "\n", "\r": isAtStart = true
    default: isAtStart = isAtStart && (scalar.properties.isWhitespace || scalar == "\u{feff}")
    }
  }

  /// Says whether a word and a bracket follow, as in `vso[`.
  private static func opensBracket(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.first { !("a"..."z").contains($0) && !("A"..."Z").contains($0) } == "["
  }

  private static func mayHoldCommand(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      last = byte
    }
    return false
  }
}
