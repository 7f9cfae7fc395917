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

  /// Whether an atom wraps a function with a completion in a stream, or hears a control and nothing else.
  func isPlumbing(_ atom: ReadAtom) -> Bool {
    if atom.has(.call, where: { $0.name == "create" && isCold($0.on) }) {
      return !atom.uses.contains { Self.ending.contains($0.name) || $0.name == "bind" }
    }
    guard hearsControl(atom) else { return false }
    return !atom.uses.contains { use in
      use.kind == .read && code.isStream(use.type) && !use.chain.isEmpty && !code.registers(use)
        && !use.chain.contains("rx") && !["DisposeBag", "Reactive"].contains(use.type)
    }
  }

  /// Whether an atom asks to be told of events, by a control's stream or in another way.
  func hearsControl(_ atom: ReadAtom) -> Bool {
    code.registers(atom) && atom.uses.contains { code.registers($0) && !isShown($0, by: atom) }
  }

  /// Whether a property of a view is handed to a stream to show what comes.
  func isShown(_ use: Use, by atom: ReadAtom) -> Bool {
    guard use.kind == .read, use.chain.last == "rx", Self.sinks.contains(use.name),
      let place = atom.uses.firstIndex(of: use),
      let bound = atom.uses.firstIndex(where: { Self.binding.contains($0.name) && $0.kind == .call }
      )
    else { return false }
    return bound < place
  }

  private func isCold(_ name: String?) -> Bool {
    ["Single", "Observable", "Completable", "Maybe", "AnyPublisher", "Disposables"].contains(name)
  }

  /// Whether a type has streams that it makes or is asked for, as inputs and outputs are.
  private func keepsStreams(_ type: TypeFacts) -> Bool {
    type.properties.contains { $0.type.map(Self.streams.contains) == true }
  }

  private static let streams: NameSet = [
    "PublishSubject", "BehaviorSubject", "ReplaySubject", "BehaviorRelay", "PublishRelay",
    "Variable", "Observable", "Driver", "Signal",
  ]
  private static let transforming: NameSet = [
    "map", "compactMap", "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "filter", "scan",
    "withLatestFrom", "reduce",
  ]
  private static let binding: NameSet = ["drive", "bind", "emit"]
  private static let sinks: NameSet = [
    "text", "attributedText", "image", "isHidden", "alpha", "isEnabled", "isSelected", "title",
    "isAnimating", "isRefreshing", "progress", "backgroundColor", "textColor", "isOn", "value",
    "date", "selectedSegmentIndex",
  ]
  /// A chain that ends in a closure hears; what it does stands in the closure.
  private static let ending: NameSet = ["subscribe", "drive", "emit", "sink"]
  private static let telling: NameSet = ["accept", "onNext", "send", "onError"]
}
