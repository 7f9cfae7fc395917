/// What somebody at a terminal has seen of a program when it is over.
struct Seen: Sendable {
  let ending: Ending
  /// Everything that was shown and not wiped away.
  let text: String
  /// What is on the screen at the end.
  let visible: String
  /// Every byte that reached the terminal.
  let bytes: [UInt8]
  /// Sequences that a plain terminal has no need of.
  let unknownSequences: [String]
  /// What the program has changed of the terminal and not put back.
  let leavings: [String]

  var status: Int32 { ending.status }
}
