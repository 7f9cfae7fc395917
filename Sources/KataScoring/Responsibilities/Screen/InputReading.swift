import KataCore

extension CodeReading {
  /// Whether an atom asks a control, in a handler, for what a person has put in.
  func readsInput(_ atom: ReadAtom) -> Bool {
    isInHandler(atom)
      && atom.uses.contains { use in
        use.kind == .read && isPlatformView(use.on) && ViewEventsRule.inputs.holdsName(of: use)
      }
  }

  /// Whether a condition asks what a person has put into a control, to find out whether it will do.
  func asksInput(_ atom: ReadAtom) -> Bool {
    guard atom.atom.kind == .condition, atom.atom.binds.isEmpty,
      atom.has(.operation)
        || atom.uses.contains(where: { $0.kind == .read && $0.name == "isEmpty" })
    else { return false }
    return atom.uses.contains { use in
      use.kind == .read && ViewEventsRule.inputs.contains(use.name) && isControl(use.on)
    }
  }

  /// Whether an atom, wherever it stands, does nothing but take what a person has put into a control or picked in it.
  ///
  /// What is worked on at once is not only taken, and what goes into a view is shown.
  func takesEntry(_ atom: ReadAtom) -> Bool {
    guard !isInHandler(atom), atom.has(.read) || atom.has(.call),
      atom.atom.kind != .condition || !LookReading(self).choosesBetweenLooks(atom)
    else { return false }
    return atom.uses.contains(where: isEntry)
      && atom.uses.allSatisfy { use in
        switch use.kind {
        case .literal, .pattern, .control, .cast: true
        case .read: isEntry(use) || !isAsked(use)
        case .operation: use.name == "??"
        case .make: isTidied(use)
        case .write: !isPlatformView(use.on)
        default: isEntry(use)
        }
      }
  }

  /// Whether a read is of what something is worked out by besides a control, or asks a text about itself.
  private func isAsked(_ use: Use) -> Bool {
    use.on == nil && use.chain.isEmpty && !isPlatformView(use.type) && nature(use.type) == nil
      || use.on == "String" || use.name == "isEmpty"
  }

  private func isEntry(_ use: Use) -> Bool {
    if use.kind == .read, isControl(use.on) { return ViewEventsRule.inputs.holdsName(of: use) }
    return (use.kind == .read || use.kind == .call) && isPlatformView(use.on)
      && ViewEventsRule.picks.holdsName(of: use)
  }

  /// Whether a person can change what a view of a type holds.
  private func isControl(_ type: String?) -> Bool {
    guard let type, isPlatformView(type) else { return false }
    return Self.controls.contains { type.hasSuffix($0) }
  }

  private static let controls = [
    "TextField", "TextView", "SearchBar", "Switch", "Slider", "Stepper", "Picker",
    "SegmentedControl",
  ]

  /// Whether a handler only remembers or tells which row or item its event is about.
  func passesEvent(_ atom: ReadAtom) -> Bool {
    guard atom.isInView, isInHandler(atom) else { return false }
    return atom.uses.contains { isPlace($0.type) || isPlace($0.on) }
      && atom.uses.allSatisfy {
        $0.kind == .read || $0.kind == .write && $0.on == atom.type.name && !$0.computesArgument
      }
  }

  /// Whether a handler asks which of a screen's controls it hears.
  func asksForSource(_ atom: ReadAtom) -> Bool {
    guard atom.isInView, atom.atom.kind == .condition, atom.atom.binds.isEmpty, isInHandler(atom)
    else { return false }
    let reads = atom.uses.filter { $0.kind == .read }
    let isSource = reads.contains { $0.on == nil && $0.chain.isEmpty && isPlatformView($0.type) }
    let isOwn = reads.contains { $0.on == atom.type.name && isPlatformView($0.type) }
    return isSource && (isOwn || atom.atom.branch == .switch && reads.count == 1)
      && atom.uses.allSatisfy { [.read, .operation, .pattern].contains($0.kind) }
  }

  /// Whether a handler asks nothing but which button or column a view tells it of by its number.
  func asksForNumber(_ atom: ReadAtom) -> Bool {
    guard atom.isInView, atom.atom.kind == .condition, atom.atom.binds.isEmpty, isInHandler(atom),
      isPlatformView(atom.function.parameterTypes.first),
      atom.function.parameterTypes.contains("Int"), atom.has(.literal, "number")
    else { return false }
    return atom.uses.allSatisfy { use in
      [.operation, .literal, .pattern].contains(use.kind)
        || use.kind == .read && use.type == "Int" && use.on == nil && use.chain.isEmpty
    }
  }

  /// Whether what an atom hands on was put into a control, by one name or two.
  func handsWhatWasPutIn(_ atom: ReadAtom) -> Bool {
    givers(of: atom).contains { readsInput($0) || givers(of: $0).contains(where: readsInput) }
  }

  /// Whether a call of a screen's own function only goes on to another object, with what it is given.
  func goesOn(_ use: Use, _ atom: ReadAtom) -> Bool {
    guard use.on == atom.type.name, use.chain.isEmpty || use.chain == ["self"], !use.labels.isEmpty,
      use.type == nil, !atom.has(.closure)
    else { return false }
    let callees = callees(of: use)
    return !callees.isEmpty
      && callees.allSatisfy { function in
        let inner = self.atoms(ofFunction: function).map(self.atom)
        return inner.count == 1 && found[inner[0].index].isEmpty
          && inner[0].has(.call) { isOwnObject($0.on) && $0.on != atom.type.name }
      }
  }

  /// Whether a handler takes what a person has picked out of what UIKit tells of it.
  func readsPicked(_ atom: ReadAtom) -> Bool {
    atom.has(.call, "subscript") && isInHandler(atom)
      && atom.uses.contains { $0.kind == .read && Self.isPicked($0) }
  }

  static func isPicked(_ use: Use) -> Bool {
    use.on == "UIImagePickerController.InfoKey"
      || use.on == nil && use.name.hasPrefix("UIImagePickerController")
      || use.on == nil && use.chain.isEmpty && use.kind == .read && pickedKeys.holdsName(of: use)
  }

  private static let pickedKeys: NameSet = ["originalImage", "editedImage", "mediaURL", "imageURL"]

  private func isPlace(_ type: String?) -> Bool { type == "IndexPath" || type == "NSIndexPath" }

  /// Whether an input is only trimmed, or read as a number.
  private func isTidied(_ use: Use) -> Bool {
    switch use.kind {
    case .call: use.on == "String" && DomainRule.stringCalls.holdsName(of: use)
    case .make: Self.scalars.contains(use.name) && use.labels == [""]
    default: false
    }
  }

  /// Whether a handler reads a control only to pass the value to another object.
  func handsInputOn(_ atom: ReadAtom) -> Bool {
    guard isInHandler(atom) else { return false }
    let isInput = atom.atom.kind == .condition && atom.atom.binds.isEmpty
    if isInput || atom.has(.write, where: { nature(on: $0) == .value }) {
      return readsInput(atom)
    }
    // An object that is told by a property what was put in hears of it as by a call.
    let isTold = atom.uses.contains { use in
      use.kind == .write && nature(use.on) == .object && use.on != atom.type.name
    }
    if isTold {
      return readsInput(atom)
        && atom.uses.allSatisfy {
          [.read, .write, .literal].contains($0.kind) || $0.name == "??"
        }
    }
    // Bound as it is, it is handed on by what follows.
    let isPlain = atom.uses.allSatisfy { use in
      use.kind == .read || use.kind == .literal || use.name == "??" || isTidied(use)
    }
    if !atom.atom.binds.isEmpty, isPlain {
      return !relays.contains(atom.atom.function) || readsInput(atom)
    }
    return keepsEntry(atom)
      || atom.uses.contains { use in
        use.kind == .call && use.on != atom.type.name && (isOwnObject(use.on) || isStream(use.on))
          || handsToOwn(use, atom)
      }
  }

  /// Whether a handler calls a function of its own view with what a person has put in, so that the event goes on there.
  func handsToOwn(_ use: Use, _ atom: ReadAtom) -> Bool {
    guard use.kind == .call, use.on == atom.type.name, use.chain.isEmpty || use.chain == ["self"],
      !use.labels.isEmpty, use.type == nil, atom.isInView, atom.atom.kind == .statement,
      isInHandler(atom), readsInput(atom) || handsWhatWasPutIn(atom)
    else { return false }
    return callees(of: use).contains { facts.functions[$0].kind == .function }
  }

  /// Whether a handler keeps the value that a person has set a control to.
  private func keepsEntry(_ atom: ReadAtom) -> Bool {
    guard let use = atom.uses.first, use.kind == .write, use.on == atom.type.name,
      Self.kept.contains(use.type ?? ""), property(use) != nil
    else { return false }
    return readsInput(atom)
  }

  private static let scalars: NameSet = [
    "Int", "UInt", "Int32", "UInt32", "Int64", "UInt64", "Double", "Float", "CGFloat", "Decimal",
    "String", "TimeInterval",
  ]
  private static let kept: NameSet = [
    "Int", "Double", "Float", "NSInteger", "Decimal", "Bool", "String",
  ]

  /// Whether a handler asks nothing but which number a control of several was given.
  func asksForTag(_ atom: ReadAtom) -> Bool {
    guard atom.isInView, atom.atom.kind == .condition, atom.atom.binds.isEmpty, isInHandler(atom),
      atom.has(.read, where: { $0.name == "tag" && isPlatformView($0.on) })
    else { return false }
    return atom.uses.allSatisfy {
      [.operation, .literal, .pattern, .read].contains($0.kind)
    }
  }
}
