/// How often a case may look for what it expects, and how often it had to.
///
/// A class, because suites wait in one place and are asked in another; nothing of it leaves the main thread.
final class Looks {
  /// How often a design may be looked at that may do its work later.
  ///
  /// Looks are counted rather than time, so that a busy machine, which sleeps longer, waits longer.
  static let most = 25

  let most: Int
  /// The looks in vain before the longest wait that ended well.
  private(set) var needed = 0

  init(most: Int = Looks.most) {
    self.most = most
  }

  /// Hears that something has held after so many looks in vain.
  func held(after looks: Int) {
    needed = max(needed, looks)
  }

  /// How often a case looks where it may be in vain, from what it needed where it was not.
  static func enough(after needed: Int) -> Int {
    min(most, 2 * needed + 3)
  }
}
