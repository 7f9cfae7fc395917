@_spi(Driving) import UIKit

/// Follows the effects of a case with a mutant on, and finds what the first is about that differs from those without.
///
/// What happens between two looks of the case is compared together: where a mutant changes what is asked, stored,
/// recorded or where the screen goes, what is shown changes with it, often before.
struct EffectComparison {
  typealias Entry = EffectSequence.Entry

  private var expected: ArraySlice<Entry>
  private let isOpen: Bool
  /// What has happened since the last look.
  private var stretch: [Entry] = []
  /// What the first effect is about that is another, missing or additional.
  private(set) var difference: EffectLog.Kind?

  init(with expected: EffectSequence) {
    self.expected = expected.entries[...]
    isOpen = expected.isOpen
  }

  mutating func take(_ entry: Entry) {
    guard difference == nil else { return }
    if entry == .checkpoint { compare() } else { stretch.append(entry) }
  }

  /// Ends the case, or breaks it off where it fails.
  mutating func end() {
    if difference == nil { compare() }
  }

  private mutating func compare() {
    let end = expected.firstIndex(of: .checkpoint)
    let wanted = expected[..<(end ?? expected.endIndex)]
    expected = end.map { expected[($0 + 1)...] } ?? []
    let seen = stretch
    stretch = []
    // What follows the last known entry may be anything.
    guard end != nil || !isOpen else { return }
    difference = Self.difference(between: Array(wanted), and: seen)
  }

  private static func difference(
    between wanted: [Entry], and seen: [Entry]
  ) -> EffectLog.Kind? {
    let agree = zip(wanted, seen).prefix { $0.agrees(with: $1) }.count
    guard agree < max(wanted.count, seen.count) else { return nil }
    var additional = Array(seen[agree...])
    var missing = Array(wanted[agree...])
    missing.removeAll { entry in
      guard let index = additional.firstIndex(where: entry.agrees) else { return false }
      additional.remove(at: index)
      return true
    }
    var kinds = (missing + additional).compactMap(\.kind)
    // The same effects in another order.
    if kinds.isEmpty { kinds = wanted[agree...].compactMap(\.kind) }
    return kinds.first { $0 != .shown && $0 != .styled } ?? kinds.first { $0 == .shown }
      ?? kinds.first
  }
}
