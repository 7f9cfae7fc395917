/// A duration in the form in which people read it; never depends on a locale.
struct ElapsedTime: CustomStringConvertible {
  let milliseconds: Int

  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    milliseconds = Int(clamping: seconds) &* 1000 &+ Int(attoseconds / 1_000_000_000_000_000)
  }

  /// Takes seconds as a host reported them; what is no sensible time counts as none.
  init(seconds: Double) {
    milliseconds = seconds >= 0 && seconds < 1e9 ? Int((seconds * 1000).rounded()) : 0
  }

  /// Two decimals below ten seconds, one below a minute, then minutes and seconds.
  var description: String {
    switch milliseconds {
    case ..<10_000: Self.decimal((milliseconds + 5) / 10, places: 2) + "\u{a0}s"
    case ..<60_000: Self.decimal((milliseconds + 50) / 100, places: 1) + "\u{a0}s"
    default: "\(milliseconds / 60_000)\u{a0}min \(milliseconds / 1000 % 60)\u{a0}s"
    }
  }

  /// Seconds with three decimals, as machines read them.
  var seconds: String { Self.decimal(milliseconds, places: 3) }

  private static func decimal(_ number: Int, places: Int) -> String {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(places + 1 - digits.count, 0)) + digits
    return "\(padded.dropLast(places)).\(padded.suffix(places))"
  }
}
