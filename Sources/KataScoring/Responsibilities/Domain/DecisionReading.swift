import KataCore

/// Tells conditions that decide by what is true from those that only see whether there is anything to go on with.
struct DecisionReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  func decides(_ atom: ReadAtom) -> Bool {
    let found = code.found[atom.index]
    if found == [.viewEvents], !atom.atom.binds.isEmpty {
      return ComputationReading(code).finds(atom)
    }
    guard found.isDisjoint(with: [.presentation, .layout, .network, .viewEvents]) else {
      return false
    }
    if RawReading(code).reads(atom) { return true }
    if isOutcome(atom) { return false }
    if atom.atom.branch == .for {
      return atom.uses.contains { DomainRule.comparing.holdsName(of: $0) }
    }
    if atom.atom.branch == .switch || atom.has(.pattern) {
      return !atom.isInView && atom.atom.branch == .switch || atom.has(.pattern)
    }
    if atom.atom.binds.isEmpty {
      // What a store or service answers is its own matter.
      if !found.isEmpty, !atom.uses.contains(where: { DomainRule.comparing.holdsName(of: $0) }) {
        return false
      }
      return !isAboutScreen(atom) && !(found == [.storage] && asksWhetherAny(atom))
    }
    return !atom.has(.read, "self") && atom.atom.binds != ["self"]
      && (computesValue(atom) || OutcomeReading(code).differs(atom))
  }

  /// Whether the platform's result is only unwrapped, one way or the other.
  ///
  /// Where a failure is not even looked at, the program has an answer of its own to it.
  private func isOutcome(_ atom: ReadAtom) -> Bool {
    let cases = atom.uses.filter { $0.kind == .pattern }
    let looksAtAll =
      atom.atom.binds.count >= cases.count
      || cases.allSatisfy { $0.name == "success" || $0.name == "failure" && !$0.labels.isEmpty }
    return !cases.isEmpty && looksAtAll
      && cases.allSatisfy { Self.outcomes.contains($0.name) && code.nature($0.on) == nil }
  }

  private static let outcomes: Set<String> = ["success", "failure", "finished", "some", "none"]

  /// Whether a condition looks at what a person has put into a control, in a handler.
  func checksInput(_ atom: ReadAtom) -> Bool {
    atom.atom.kind == .condition && atom.atom.binds.isEmpty && code.readsInput(atom)
      && !atom.has(.call) { code.isOwnObject($0.on) }
  }

  /// Whether all that is asked is whether there is anything.
  private func asksWhetherAny(_ atom: ReadAtom) -> Bool {
    guard let last = atom.uses.last, last.kind == .literal, last.name == "nil" else { return false }
    return atom.uses.filter { $0.kind == .operation }.map(\.name).allSatisfy(["==", "!="].contains)
  }

  /// Whether what is bound is worked out by a function that was handed in, or made out of data that may not do for it.
  private func computesValue(_ atom: ReadAtom) -> Bool {
    ComputationReading(code).finds(atom)
      || !atom.isInView
        && atom.has(.make) { code.nature($0.name) == .value && !$0.labels.isEmpty }
      || atom.uses.contains { use in
        use.kind == .call && use.on == nil && ["map", "flatMap", "compactMap"].contains(use.name)
      }
  }

  /// Whether a condition is settled before it is asked, such as `true` or `#available`, or asks a view, a window or the
  /// device how it is at the moment.
  private func isAboutScreen(_ atom: ReadAtom) -> Bool {
    if atom.uses.allSatisfy({ $0.kind == .literal }) { return true }
    return atom.uses.contains { use in
      if use.kind == .cast {
        return use.name.hasPrefix("UI") && code.nature(use.name) == nil
          || [.view, .controller].contains(code.nature(use.name))
      }
      return Self.screenStates.holdsName(of: use)
        && (use.kind == .call || code.nature(on: use) == nil)
    }
  }

  private static let screenStates: NameSet = [
    "isMovingFromParent", "isMovingToParent", "isBeingDismissed", "isBeingPresented",
    "canBecomeFirstResponder", "canResignFirstResponder", "isFirstResponder", "isEditing",
    "isViewLoaded", "isLandscape", "isPortrait", "UIDeviceOrientationIsLandscape",
    "UIDeviceOrientationIsPortrait", "responds", "isKind", "isMember",
    "isMovingFromParentViewController",
    "isMainThread",
  ]
}
