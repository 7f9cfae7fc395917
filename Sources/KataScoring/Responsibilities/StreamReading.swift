import KataCore

/// Tells streams that only hear of changes from those that work on what they hear.
///
/// A view model that turns its own inputs into its outputs computes, as a presenter does in a function: the chain
/// is the form, not the duty. In a view a chain connects, so that it stays a matter of observing.
struct StreamReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  /// Whether an atom is a chain that turns one stream into another.
  func isWork(_ atom: ReadAtom) -> Bool {
    guard !atom.isInView, atom.has(.closure), keepsStreams(atom.type) else { return false }
    let calls = atom.uses.filter { $0.kind == .call }
    return calls.contains { Self.transforming.contains($0.name) && code.nature($0.on) == nil }
      && !calls.contains { Self.ending.contains($0.name) && !$0.labels.isEmpty }
  }

  /// Whether an atom is such a chain or stands in a closure of one.
  func isPayload(_ atom: ReadAtom) -> Bool {
    if isWork(atom) { return true }
    guard let around = code.surrounding(atom) else { return false }
    return isWork(around) && !atom.uses.contains { Self.telling.contains($0.name) }
  }

  /// Whether a type has streams that it makes or is asked for, as inputs and outputs are.
  private func keepsStreams(_ type: TypeFacts) -> Bool {
    type.properties.contains { $0.type.map(Self.streams.contains) == true }
  }

  private static let streams: Set<String> = [
    "PublishSubject", "BehaviorSubject", "ReplaySubject", "BehaviorRelay", "PublishRelay",
    "Variable", "Observable", "Driver", "Signal",
  ]
  private static let transforming: Set<String> = [
    "map", "compactMap", "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "filter", "scan",
    "withLatestFrom", "reduce",
  ]
  /// A chain that ends in a closure hears; what it does stands in the closure.
  private static let ending: Set<String> = ["subscribe", "drive", "emit", "sink"]
  private static let telling: Set<String> = ["accept", "onNext", "send", "onError"]
}
