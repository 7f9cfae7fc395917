/// A count as it reads where there is little room: 999, 1k, 1.2k, 3.4m.
struct ShortCount: CustomStringConvertible {
  private let count: Int

  init(_ count: Int) {
    self.count = count
  }

  var description: String {
    switch count {
    case ..<1_000: "\(count)"
    case ..<1_000_000: shortened(by: 1_000, to: "k")
    default: shortened(by: 1_000_000, to: "m")
    }
  }

  /// Rounds down, so that nobody is promised more than there is.
  private func shortened(by unit: Int, to letter: String) -> String {
    let tenths = count / (unit / 10) % 10
    return "\(count / unit)" + (tenths == 0 ? "" : ".\(tenths)") + letter
  }
}
