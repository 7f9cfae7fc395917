import KataCore

/// Hears or tells of changes of the model.
///
/// - Has it: `viewModel.onChange = { … }`, `publisher.sink { … }`, `view?.showName(name)` from a presenter, `didChange?()`
/// - Has not: `button.addTarget(self, action: #selector(tap), for: .touchUpInside)`
///
/// A presenter that feeds its view tells of a change; a view that tells its delegate of a tap does not.
struct ObservingRule: ResponsibilityRule {
  let responsibility = Responsibility.observing

  func isFulfilled(by atom: ReadAtom, in code: CodeReading) -> Bool {
    if StreamReading(code).isPlumbing(atom) { return false }
    let isPayload = StreamReading(code).isPayload(atom)
    return atom.uses.contains { use in
      code.service(use) == .observing && use.kind != .read
        || !isPayload && Self.known.covers(use, in: code)
        || Self.isNotification(use, atom, code)
        || isCarried(use, atom, code)
        || code.tells(use, in: atom) && atom.function.kind != .initializer
        || installsCallback(use, atom, code)
        || firesCallback(use, atom, code)
        || tellsOutput(use, atom, code)
    }
  }

  /// Makes, hears or changes a value that tells when it changes.
  private func isCarried(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    switch use.kind {
    case .make:
      code.nature(use.name) == .carrier
        && (atom.atom.kind == .initialValue || atom.function.kind == .initializer)
        || code.carriesStreams(use.name)
          && atom.has(.read) { code.isStream($0.type) }
    case .call:
      code.nature(on: use) == .carrier && use.on != atom.type.name && atom.has(.closure)
        && !isAnswer(use, atom)
    case .write: code.nature(on: use) == .carrier && use.on != atom.type.name
    default: false
    }
  }

  /// Hears of changes of a property or of what a store holds, as the platform and its databases tell them.
  private static func isNotification(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard use.kind == .call else { return false }
    if use.name == "addObserver" { return use.labels.contains("forKeyPath") }
    guard use.name == "observe", use.on != nil else { return false }
    return use.labels.contains("options")
      || atom.has(.closure) && use.labels.count < 2 && code.nature(use.on) == nil
  }

  /// Stores a closure in another object, or hands one to a function that stores it.
  private func installsCallback(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    if use.kind == .write, let property = code.property(use) ?? asked(use, code),
      property.isClosure
    {
      if atom.function.kind == .initializer || code.nature(on: use) == .view { return false }
      return true
    }
    guard use.kind == .call, atom.has(.closure), code.nature(on: use) != .view else { return false }
    if isAnswer(use, atom) { return false }
    return code.callees(of: use).contains { keepsClosure($0, code) }
  }

  /// What a protocol of the program asks for and somebody keeps.
  private func asked(_ use: Use, _ code: CodeReading) -> TypeFacts.StoredProperty? {
    guard let on = use.on, code.index.type(on) != nil, code.index.protocol(on) != nil else {
      return nil
    }
    return code.index.conformers(of: on).lazy.flatMap { code.facts.types[$0].properties }
      .first { $0.name == use.name }
  }

  /// Whether a closure waits for the answer to a question that the same line asks; that is no observing.
  private func isAnswer(_ use: Use, _ atom: ReadAtom) -> Bool {
    use.on != atom.type.name
      && atom.has(.call) { $0.type == use.on && $0.name != use.name }
  }

  /// Whether a function stores a closure that it is given.
  private func keepsClosure(_ function: Int, _ code: CodeReading) -> Bool {
    let entry = code.facts.functions[function]
    guard entry.kind == .function, entry.parameterTypes.contains("function")
    else { return false }
    return code.atoms(ofFunction: function).contains { atom in
      code.facts.atoms[atom].uses.contains { use in
        use.kind == .write && code.property(use)?.isClosure == true
      }
    }
  }

  private func firesCallback(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard use.kind == .call, !atom.isInView, atom.atom.kind != .condition, use.type == nil,
      !code.isInHandler(atom)
    else { return false }
    if let property = code.property(use) { return property.isClosure }
    // A closure that the same function keeps for later.
    return use.on == nil && use.chain.isEmpty && code.callees(of: use).isEmpty
      && keepsClosure(atom.atom.function, code) && !use.labels.contains { !$0.isEmpty }
  }

  /// Tells a view or listener, known by a protocol only, what is to be shown or what was found.
  private func tellsOutput(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard use.kind == .call || use.kind == .write, !atom.isInView, let on = use.on,
      on != atom.type.name
    else { return false }
    // A question is answered; what is only told gets no answer.
    if code.index.protocol(on) != nil, (use.kind == .call) == (use.type == nil) {
      if use.kind == .write, code.isOwnObject(use.type) { return false }
      if code.isViewProtocol(on) { return !code.found[atom.index].contains(.navigation) }
      return !code.isInHandler(atom)
        && (isListener(on, of: atom, code) || use.kind == .call && isFeeder(on, code))
    }
    return use.kind == .call && use.type == nil && isOwnView(on, of: atom, code)
      && !code.callees(of: use).isEmpty && !code.found[atom.index].contains(.navigation)
  }

  /// Whether a type holds a view of the program, which it tells what to show.
  private func isOwnView(_ name: String, of atom: ReadAtom, _ code: CodeReading) -> Bool {
    [.view, .controller].contains(code.nature(name)) && code.index.protocol(name) == nil
      && atom.type.properties.contains { $0.type == name && !$0.isStatic }
  }

  /// Whether a type holds objects of a protocol weakly, to tell them things.
  private func isListener(_ name: String, of atom: ReadAtom, _ code: CodeReading) -> Bool {
    atom.type.properties.contains { $0.type == name && $0.isWeak }
  }

  /// Whether what conforms to a protocol tells a view what to show.
  private func isFeeder(_ name: String, _ code: CodeReading) -> Bool {
    code.index.conformers(of: name).contains { code.feedsView[$0] }
  }

  static let known = KnownAPI(
    types: [
      "NotificationCenter", "AnyCancellable", "Cancellable", "PassthroughSubject",
      "CurrentValueSubject", "AnyPublisher", "Publishers", "Published", "ObservableObjectPublisher",
      "PublishSubject", "BehaviorSubject", "ReplaySubject", "BehaviorRelay", "PublishRelay",
      "Variable", "Observable", "Driver", "Signal", "Single", "Completable", "Maybe", "DisposeBag",
      "Binder", "MutableProperty", "SignalProducer", "Reactive", "Disposable",
      "SharedSequence", "Action", "CocoaAction",
      "NSKeyValueObservation", "AsyncStream", "CompositeDisposable", "AnyObserver",
      "ListenerRegistration", "NotificationToken",
    ],
    words: ["rx", "addSnapshotListener"],
    shapes: [
      "sink(receiveValue:)", "sink(receiveCompletion:receiveValue:)", "store(in:)",
      "assign(to:on:)",
      "assign(to:)", "bind(to:)", "subscribe(onNext:)", "drive(_:)", "disposed(by:)", "onNext(_:)",
      "drive(onNext:)", "bind(onNext:)", "subscribe(_:)", "asObservable()", "asDriver()",
      "eraseToAnyPublisher()", "receive(on:)", "observe(on:)", "observeOn(_:)", "subscribe()",
      "addDisposableTo(_:)", "withLatestFrom(_:)", "emit(onNext:)", "onError(_:)", "onCompleted()",
    ])
}
