@_spi(Driving) import UIKit

/// Listens to the effects of the cases that a child runs.
///
/// A class, because the kit calls it while cases run.
@MainActor final class EffectRecord {
  /// An effect by the statement of the solution that was running.
  struct Place: Hashable {
    let kind: EffectLog.Kind
    let probe: Int
  }

  private let instruments: Instruments
  private(set) var sequence = EffectSequence()
  private(set) var places: Set<Place> = []
  private var comparison: EffectComparison?
  private var tell: (EffectLog.Kind) -> Void = { _ in }

  init(instruments: Instruments) {
    self.instruments = instruments
  }

  /// Begins with a case without a mutant.
  func begin() {
    sequence = EffectSequence()
    places = []
    listen { record, entry in record.keep(entry) }
  }

  /// Begins with a case with a mutant on; `tell` is called for the first effect that differs.
  func begin(comparingWith expected: EffectSequence?, tell: @escaping (EffectLog.Kind) -> Void) {
    comparison = expected.map(EffectComparison.init)
    self.tell = tell
    guard expected != nil else {
      EffectLog.listener = nil
      return
    }
    listen { record, entry in record.compare(entry) }
  }

  /// Ends the case, be it by a failure.
  func end() {
    EffectLog.listener = nil
    comparison?.end()
    tellDifference()
  }

  private func listen(_ take: @escaping @MainActor (EffectRecord, EffectLog.Entry) -> Void) {
    EffectLog.statement = instruments.statement
    instruments.statement.pointee = -1
    EffectLog.listener = { [unowned self] in take(self, $0) }
  }

  private func keep(_ entry: EffectLog.Entry) {
    if let entry = EffectSequence.Entry(entry) { sequence.entries.append(entry) }
    let probe = Int(instruments.statement.pointee)
    guard let kind = entry.kind, (0..<instruments.probeCount).contains(probe) else { return }
    places.insert(Place(kind: kind, probe: probe))
  }

  private func compare(_ entry: EffectLog.Entry) {
    guard let entry = EffectSequence.Entry(entry) else { return }
    comparison?.take(entry)
    tellDifference()
  }

  private func tellDifference() {
    guard let kind = comparison?.difference else { return }
    comparison = nil
    EffectLog.listener = nil
    tell(kind)
  }
}

extension Set<EffectRecord.Place> {
  /// The places as one word; never empty.
  var word: String {
    isEmpty ? "-" : map { "\($0.kind.rawValue):\($0.probe)" }.joined(separator: ",")
  }

  /// Reads what `word` wrote.
  init(word: some StringProtocol) {
    self.init(
      word.split(separator: ",").compactMap { text -> EffectRecord.Place? in
        let parts = text.split(separator: ":").compactMap { Int($0) }
        guard parts.count == 2, let kind = EffectLog.Kind(rawValue: parts[0]) else { return nil }
        return EffectRecord.Place(kind: kind, probe: parts[1])
      })
  }
}
