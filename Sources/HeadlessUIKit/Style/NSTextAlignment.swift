/// Where a line of text sits between its margins.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Stretched to both edges.
  case justified = 3
  /// As the language of the text has it.
  case natural = 4
}

/// What becomes of text that does not fit on a line.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps between words.
  case byWordWrapping = 0
  /// Wraps between characters.
  case byCharWrapping = 1
  /// Cuts at the edge.
  case byClipping = 2
  /// Drops the beginning.
  case byTruncatingHead = 3
  /// Drops the end.
  case byTruncatingTail = 4
  /// Drops the middle.
  case byTruncatingMiddle = 5
}
