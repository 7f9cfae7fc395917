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
    return calls.contains { Self.transforming.holdsName(of: $0) && code.nature(on: $0) == nil }
      && !calls.contains { Self.ending.holdsName(of: $0) && !$0.labels.isEmpty }
  }

  /// Whether an atom is such a chain or stands in a closure of one.
  func isPayload(_ atom: ReadAtom) -> Bool {
    if isWork(atom) { return true }
    guard let around = code.surrounding(atom) else { return false }
    return isWork(around) && !atom.uses.contains { Self.telling.holdsName(of: $0) }
  }

  /// Whether an atom wraps a function with a completion in a stream, or hears a control and nothing else.
  func isPlumbing(_ atom: ReadAtom) -> Bool {
    if isWrapping(atom) {
      return !atom.uses.contains { Self.ending.holdsName(of: $0) || $0.name == "bind" }
    }
    if answersCaller(atom) || isReady(atom) || passesOn(atom) || isBase(atom) { return true }
    if sendsEvent(atom) { return true }
    guard hearsControl(atom) else { return false }
    // Bound as it is to what is to hear of it, an event is passed on as by a call.
    if atom.isInView, atom.has(.call, where: { $0.name == "bind" && $0.labels == ["to"] }) {
      return true
    }
    return !atom.uses.contains { use in
      use.kind == .read && code.isStream(use.type) && !use.chain.isEmpty && !code.registers(use)
        && !use.chain.contains("rx") && !["DisposeBag", "Reactive"].contains(use.type)
    }
  }

  /// Whether a view puts an event into a stream.
  func sendsEvent(_ atom: ReadAtom) -> Bool {
    guard atom.isInView, code.isInHandler(atom), !atom.has(.closure) else { return false }
    return atom.has(.call) { use in
      Self.sending.holdsName(of: use)
        && (code.isStream(use.on) || use.on == nil && !use.chain.isEmpty)
    }
  }

  /// Whether an atom asks to be told of events, by a control's stream or in another way.
  func hearsControl(_ atom: ReadAtom) -> Bool {
    code.registers(atom) && atom.uses.contains { code.registers($0) && !isShown($0, by: atom) }
  }

  /// Whether a view is only read for the stream of its events that is asked of it, or that stream is worked with.
  func belongsToEvents(_ use: Use, in atom: ReadAtom) -> Bool {
    let path = use.chain + [use.name]
    return atom.uses.contains { event in
      guard event.kind == .read || event.kind == .call, code.registers(event) else { return false }
      return use.kind == .read && event.chain.starts(with: path)
        || use.chain.starts(with: event.chain + [event.name])
    }
  }

  /// Whether what a stream brings is put into a property of a view, as Combine assigns it.
  func assignsToView(_ atom: ReadAtom) -> Bool {
    guard atom.isInView,
      let place = atom.uses.firstIndex(where: {
        $0.kind == .call && $0.name == "assign" && $0.labels == ["to", "on"]
      })
    else { return false }
    let given = atom.uses[(place + 1)...].prefix { $0.kind == .read }
    return given.last.map { code.isPlatformView($0.type) || code.nature($0.type) == .view } == true
  }

  /// Whether a property of a view is handed to a stream to show what comes.
  func isShown(_ use: Use, by atom: ReadAtom) -> Bool {
    guard use.kind == .read || use.name == "items", use.chain.last == "rx",
      Self.sinks.holdsName(of: use),
      let place = atom.uses.firstIndex(of: use),
      let bound = atom.uses.firstIndex(where: { Self.binding.holdsName(of: $0) && $0.kind == .call }
      )
    else { return false }
    return bound < place
  }

  private func isWrapping(_ atom: ReadAtom) -> Bool {
    atom.has(.call, where: { $0.name == "create" && isCold($0.on) })
  }

  private func isCold(_ name: String?) -> Bool {
    ["Single", "Observable", "Completable", "Maybe", "AnyPublisher", "Disposables"].contains(name)
  }

  /// Whether an atom answers whoever asked for a stream that is made for each of them, as a completion does.
  private func answersCaller(_ atom: ReadAtom) -> Bool {
    guard atom.atom.isInClosure, atom.uses.contains(where: isAnswer) else { return false }
    var nearest = code.surrounding(atom)
    while let around = nearest {
      if isWrapping(around) { return true }
      nearest = code.surrounding(around)
    }
    return false
  }

  /// Whether an atom hands back the stream that another object, or a server, answered with.
  private func passesOn(_ atom: ReadAtom) -> Bool {
    guard atom.has(.control, "return"), let first = atom.uses.first(where: { $0.kind == .call })
    else { return false }
    let isAsked =
      code.isOwnObject(first.on) && first.on != atom.type.name && code.isStream(first.type)
      || code.found[atom.index].contains(.network)
    return isAsked
      && !atom.uses.contains { Self.ending.holdsName(of: $0) || Self.binding.holdsName(of: $0) }
  }

  /// Whether it only asks a reactive extension for what it extends.
  private func isBase(_ atom: ReadAtom) -> Bool {
    atom.has(.read, "base")
      && atom.uses.allSatisfy { $0.kind == .cast || $0.name == "base" && $0.on == "Reactive" }
  }

  private func isAnswer(_ use: Use) -> Bool {
    use.kind == .call && use.chain.count == 1 && Self.answering.holdsName(of: use)
      && (use.on == nil || use.on == "AnyObserver")
  }

  /// Whether an atom gives a stream that only hands out a value or failure that is there already.
  private func isReady(_ atom: ReadAtom) -> Bool {
    let isGiven = atom.uses.contains { use in
      use.kind == .call && Self.giving.holdsName(of: use) && use.chain == [use.on]
        && code.isStream(use.on)
        || use.kind == .make && Self.givers.holdsName(of: use) && code.nature(use.name) == nil
    }
    return isGiven
      && atom.uses.allSatisfy { use in
        use.kind != .call && use.kind != .write || Self.giving.holdsName(of: use)
          || !code.isStream(use.on) && !use.chain.contains(where: Self.givers.contains)
          || Self.wrapping.holdsName(of: use)
      }
  }

  /// Whether a type has streams that it makes or is asked for, as inputs and outputs are.
  private func keepsStreams(_ type: TypeFacts) -> Bool {
    type.properties.contains { $0.type.map(Self.streams.contains) == true }
  }

  private static let sending: NameSet = ["onNext", "accept", "send", "apply"]
  private static let answering: NameSet = [
    "onNext", "onError", "onCompleted", "onSuccess", "on", "send", "success", "error",
  ]
  private static let giving: NameSet = ["just", "empty", "error", "never"]
  private static let givers: NameSet = ["Just", "Fail", "Empty"]
  private static let wrapping: NameSet = [
    "eraseToAnyPublisher", "setFailureType", "asObservable", "asSingle",
  ]

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
    "date", "selectedSegmentIndex", "items",
  ]
  /// A chain that ends in a closure hears; what it does stands in the closure.
  private static let ending: NameSet = ["subscribe", "drive", "emit", "sink"]
  private static let telling: NameSet = ["accept", "onNext", "send", "onError"]
}
