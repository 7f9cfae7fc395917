import KataText

/// The signs that a bar is drawn with; colour only repeats what they say.
struct BarSigns {
  let filled: String
  let rest: String
  /// Where the kata's threshold lies.
  let threshold: String
  /// The end of the bar, where the reference lies.
  let reference: String

  init(_ marks: Look.Marks) {
    if marks == .unicode {
      (filled, rest, threshold, reference) = ("█", "░", "┊", "│")
    } else {
      (filled, rest, threshold, reference) = ("#", ".", "!", "|")
    }
  }
}
