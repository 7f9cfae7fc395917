/// The result of waiting for a line.
package enum LineEvent: Hashable, Sendable {
  /// A line without its line feed; a pasted one may hold several.
  case line(String)
  /// ^C: whatever was typed is to be forgotten.
  case interrupted
  case endOfInput
  /// A signal asks the program to end.
  case terminated(Int32)
}
