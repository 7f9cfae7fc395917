/// A key that sends more than one character, under a code that no character of a text has.
///
/// libedit looks up codes below 256 in its table of keys. Those of the 8-bit controls are free, since nobody types them
/// in UTF-8.
enum EditingKey: UInt32, CaseIterable {
  case up = 0x81
  case down, left, right, home, end, delete, wordLeft, wordRight, deleteWord, paste

  /// The codes that keys are given under; the input never has them.
  static let codes: ClosedRange<UInt32> = 0x80...0x9f

  /// Finds the key that sends a sequence, its escape character left out.
  init?(sequence: String) {
    guard let key = Self.sequences[sequence] else { return nil }
    self = key
  }

  /// What terminals send, by the key; xterm's sequences, those of the Linux console, rxvt's, and Alt for Control.
  static let sequences: [String: EditingKey] = [
    "[A": .up, "OA": .up, "[B": .down, "OB": .down,
    "[C": .right, "OC": .right, "[D": .left, "OD": .left,
    "[H": .home, "OH": .home, "[1~": .home, "[7~": .home,
    "[F": .end, "OF": .end, "[4~": .end, "[8~": .end,
    "[3~": .delete, "[3;5~": .deleteWord, "[3;3~": .deleteWord,
    "[1;5D": .wordLeft, "[5D": .wordLeft, "[1;3D": .wordLeft, "Od": .wordLeft,
    "[1;5C": .wordRight, "[5C": .wordRight, "[1;3C": .wordRight, "Oc": .wordRight,
    "[200~": .paste,
  ]
}
