import KataCore

/// Tells where values of the model are made, read from raw data, kept and changed, and where failures are told.
struct ModelReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  /// Makes, keeps or begins with something that is true.
  func changes(_ atom: ReadAtom) -> Bool {
    keepsState(atom) || keepsElement(atom) || RawReading(code).reads(atom) || makes(atom)
      || begins(atom)
      || EntityReading(code).fillsField(atom) || EntityReading(code).fillsStored(atom)
      || EntityReading(code).answersRaw(atom)
  }

  /// Says what went wrong.
  func fails(_ atom: ReadAtom) -> Bool {
    // What is caught and thrown on as it is says nothing new.
    if atom.has(.control, "throw") {
      return !atom.uses.allSatisfy { $0.kind == .control || $0.kind == .read && $0.chain.isEmpty }
    }
    guard atom.atom.kind == .statement else { return false }
    return atom.uses.contains { use in
      switch use.kind {
      case .read: isFailure(use.on, atom)
      case .make: isFailure(use.on ?? use.name, atom) || use.name == "NSError"
      case .call:
        isFailure(use.on, atom)
          || use.on == "Result"
            && (atom.has(.control, "return") || use.name == "failure" && namesCase(atom))
      default: false
      }
    }
  }

  /// What a failure does with itself tells nobody of it.
  private func isFailure(_ name: String?, _ atom: ReadAtom) -> Bool {
    code.nature(name) == .failure && name != atom.type.name
  }

  /// Whether a kind of failure that the program declares is named.
  private func namesCase(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { use in
      (use.kind == .read || use.kind == .call && use.name != "failure") && use.on == use.type
        && code.nature(on: use) == .value
    }
  }

  /// Keeps what is true in a property.
  private func keepsState(_ atom: ReadAtom) -> Bool {
    let isInitial = atom.function.kind == .initializer && !atom.atom.isInClosure
    return atom.uses.contains { use in
      guard use.kind == .write, let on = use.on, let nature = code.nature(on) else { return false }
      // What another screen is told to begin with is its own matter.
      if nature == .view || nature == .controller && on != atom.type.name { return false }
      guard let type = use.type ?? code.property(use)?.type else { return false }
      // What a view or a value is made with it only carries; an object that is made with a value knows it.
      if isInitial, !isGiven(type, to: nature, atom) { return false }
      if code.passesEvent(atom) { return false }
      return Self.values.contains(type) || code.nature(type) == .value
        || code.nature(type) == .failure
        || !atom.isInView && (code.isEntity(type) || Self.kept.contains(type))
    }
  }

  /// Puts a value into a list or table of values that an object, or a value that changes, keeps.
  private func keepsElement(_ atom: ReadAtom) -> Bool {
    guard !code.passesEvent(atom) else { return false }
    return atom.uses.contains { use in
      guard use.kind == .write, use.name == "subscript",
        ComputationReading.collections.contains(use.on ?? ""), let list = use.chain.last,
        !(use.type ?? "").hasPrefix("CG"), !code.isOwnObject(use.type) || code.isMapped(use.type)
      else { return false }
      return atom.uses.contains { read in
        read.kind == .read && read.name == list && read.on == atom.type.name
          && (code.isOwnObject(read.on) || atom.type.kind == .struct)
      }
    }
  }

  /// Whether an object is made with something that it is to know; what a view or a value is made with it carries.
  private func isGiven(_ type: String, to nature: TypeNature, _ atom: ReadAtom) -> Bool {
    if atom.has(.literal, "array") || atom.has(.literal, "dictionary") || type == "Bool"
      || atom.has(
        .make, where: { $0.labels.isEmpty && ComputationReading.collections.contains($0.name) })
    {
      return false
    }
    if code.viewStates.contains(type) { return false }
    switch nature {
    case .controller: return code.nature(type) == .value
    case .object: return worksWithOthers(atom.type)
    case .view, .carrier, .value, .failure: return false
    }
  }

  /// Whether a type holds more than values, so that it does something with them.
  private func worksWithOthers(_ type: TypeFacts) -> Bool {
    type.properties.contains { property in
      property.isClosure || property.isWeak || code.isOwnObject(property.type)
        || PlatformObjects.names.contains(property.type ?? "")
        || code.isStream(property.type)
    }
  }

  /// Puts into an entity what a person has put into a control.
  func takesInput(_ atom: ReadAtom) -> Bool {
    code.readsInput(atom)
      && atom.has(.write) { code.nature(on: $0) == .value }
  }

  /// Makes a value for the case that there is none.
  func standsIn(_ atom: ReadAtom) -> Bool {
    atom.has(.operation, "??")
      && atom.uses.contains {
        $0.kind == .make && code.nature($0.name) == .value && !code.viewStates.contains($0.name)
      }
  }

  /// In a view a value of ready parts only goes along with what is handed on, unless it is written for outside.
  func makes(_ atom: ReadAtom) -> Bool {
    if atom.isEmptyBeginning || WrapReading(code).wraps(atom) { return false }
    return atom.uses.contains { use in
      // An entity of Realm's is a plain object until it is added.
      if use.kind == .make, use.labels.isEmpty, code.isEntity(use.name), !atom.isInView {
        return atom.atom.kind == .statement
      }
      if use.kind == .make, atom.isInView, !use.computesArgument, !code.index.isCoded(use.name) {
        return false
      }
      if use.kind == .make {
        return code.nature(use.name) == .value && !code.carriesStreams(use.name)
          && !code.viewStates.contains(use.name)
          && !(use.labels.isEmpty && code.carriesNothing(use.name))
      }
      // A case of an enum with what it carries.
      return use.kind == .call && code.nature(on: use) == .value && use.on == use.type
        && !code.callees(of: use).contains { code.facts.functions[$0].kind == .function }
        && (atom.has(.write) || atom.has(.control, "return"))
    }
  }

  /// A state that a property begins with.
  private func begins(_ atom: ReadAtom) -> Bool {
    atom.atom.kind == .initialValue && !atom.has(.call) { $0.on != $0.type }
      && atom.uses.contains { use in
        (use.kind == .read || use.kind == .call && use.on == use.type)
          && code.nature(on: use) == .value
      }
  }

  /// Enters a state of one's own that carries something, such as a text to show.
  func entersState(_ atom: ReadAtom) -> Bool {
    guard !atom.isInView, atom.function.kind != .initializer else { return false }
    return atom.uses.contains { state in
      state.kind == .call && state.on == state.type && code.nature(state.on) == .value
        && code.callees(of: state).isEmpty
        && atom.uses.contains {
          $0.kind == .write && $0.on == atom.type.name && $0.type == state.type
        }
    }
  }

  /// What an object remembers, where a view would only be told of it.
  private static let kept: NameSet = ["Error", "NSError", "IndexPath", "NSIndexPath"]
  private static let values: NameSet = [
    "String", "Int", "Bool", "Double", "Float", "Array", "Dictionary", "Set", "Date", "Data", "URL",
    "UUID", "Decimal", "Int64", "Int32", "Int16", "Int8", "UInt", "UInt64", "UInt32", "UInt16",
    "UInt8", "NSNumber", "NSDate", "TimeInterval",
    "CLLocation", "CLLocationCoordinate2D", "CLLocationDegrees",
  ]
}

extension CodeReading {
  /// Whether a class is written for data that come from outside.
  func isMapped(_ name: String?) -> Bool { name.map(index.isCoded) ?? false }

  /// Whether a name is one that the platform or a package gives a stream.
  func isStream(_ name: String?) -> Bool {
    name.map { nature($0) == nil && ObservingRule.known.types.contains($0) } ?? false
  }

  /// Whether a value has no properties, such as a request that asks for everything.
  func carriesNothing(_ name: String) -> Bool {
    guard let type = index.type(name).map({ facts.types[$0] }) else { return false }
    return type.name == name && type.properties.isEmpty
  }

  /// Whether a value only holds streams, as inputs and outputs do.
  func carriesStreams(_ name: String) -> Bool {
    guard nature(name) == .value, let type = index.type(name).map({ facts.types[$0] }) else {
      return false
    }
    let held = type.properties.filter {
      type.name == name ? $0.nestedIn == nil : $0.nestedIn == name
    }
    return !held.isEmpty
      && held.allSatisfy { isStream($0.type) }
  }
}
