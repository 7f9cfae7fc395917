import KataCore

/// Makes and connects the program's own objects.
///
/// - Has it: `let presenter = Presenter(view: screen)`, `self.services = services` in an initialiser
/// - Has not: `Person(name: name)`, `UILabel()`
///
/// Making a screen in order to show it is navigation.
struct WiringRule: ResponsibilityRule {
  let responsibility = Responsibility.wiring

  func isFulfilled(by atom: ReadAtom, in code: CodeReading) -> Bool {
    if code.found[atom.index].contains(.navigation) { return false }
    // What reads a field of data is made for that line.
    if atom.has(.operation, "<-") { return false }
    if isDefaultService(atom, code) { return true }
    return atom.uses.contains { use in
      switch use.kind {
      case .make: makesObject(use, atom, code)
      case .write: connects(use, atom, code)
      case .call:
        Self.known.covers(use, in: code) || handsOver(use, atom, code)
          || keepsObject(use, atom, code) || asksForScreen(use, atom, code)
      default: false
      }
    }
  }

  /// An object that is used unless another one is handed over.
  private func isDefaultService(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    if atom.atom.kind == .initialValue, let last = atom.uses.last, last.kind == .read,
      atom.uses.count == 1, last.chain == [last.on], last.on == last.type, last.on != atom.type.name
    {
      return code.nature(last.on) == .object
    }
    return atom.atom.kind == .defaultArgument
      && atom.uses.contains { use in
        use.kind == .read
          && (code.isOwnObject(use.type) || PlatformObjects.names.contains(use.type ?? ""))
      }
  }

  private func makesObject(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    if Self.known.covers(use, in: code) { return true }
    switch code.nature(use.name) {
    case .object: return !code.isEntity(use.name) && !isOnlyAsked(use, atom, code)
    case .controller: return true
    default: return false
    }
  }

  /// Whether an object is made out of nothing to be asked something at once, as a box of tools is.
  private func isOnlyAsked(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    use.labels.isEmpty
      && atom.uses.contains { asked in
        asked.chain.first == use.name && asked.on == use.name && !code.isOwnObject(asked.type)
      }
  }

  private func connects(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    let property = code.property(use)
    guard !atom.has(.literal, "nil") || atom.has(.make),
      code.natures[use.on ?? ""] != nil || property != nil
        || (use.on ?? "").hasSuffix("ViewController") && code.nature(on: use) == nil,
      !use.computesArgument || atom.has(.make)
    else { return false }
    if atom.function.kind == .initializer, property?.isClosure == true { return true }
    if code.registers(use) || code.found[atom.index].contains(.layout) {
      return false
    }
    guard let type = use.type ?? property?.type ?? handed(atom) else { return false }
    // An entity of a database is kept as a value is.
    if code.isEntity(type) { return false }
    if code.isOwnObject(type) { return !code.found[atom.index].contains(.observing) }
    return (atom.function.kind == .initializer || !atom.isInView) && !atom.has(.make)
      && PlatformObjects.names.contains(type)
  }

  /// The type of what a line that nothing else is known of hands to a screen.
  private func handed(_ atom: ReadAtom) -> String? {
    atom.uses.last { $0.kind == .read }?.type
  }

  /// Takes an object of the program into a list of one's own, or picks it out by its identity.
  private func keepsObject(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard use.on == "Array", !atom.isInView,
      atom.type.properties.contains(where: { $0.name == use.chain.last })
    else { return false }
    if ["append", "insert"].contains(use.name), !use.computesArgument {
      return atom.uses.contains { given in
        given.kind == .read && given.chain.isEmpty && given.name != use.chain.last
          && code.isOwnObject(given.type) && works(given.type, code)
      }
    }
    return ["removeAll", "filter", "first", "firstIndex"].contains(use.name)
      && code.contents(of: atom).contains { inner in
        inner.has(.operation, "===") || inner.has(.operation, "!==")
      }
  }

  /// Whether objects of a type work with others, as entities do not.
  private func works(_ name: String?, _ code: CodeReading) -> Bool {
    if code.nature(name) == .controller { return true }
    guard let type = name.flatMap(code.index.type).map({ code.facts.types[$0] }) else {
      return false
    }
    return type.kind == .protocol && type.inherits.contains("AnyObject")
      || type.properties.contains { held in
        held.isClosure || held.isWeak || PlatformObjects.names.contains(held.type ?? "")
          || held.type.map { code.index.protocol($0) != nil } ?? false
      }
  }

  /// Has a controller's type make one, as those that know their storyboard do.
  private func asksForScreen(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard let on = use.on, use.chain == [on], code.nature(on) == .controller else { return false }
    return (use.type == on || use.type == "UIViewController")
      && (!atom.atom.binds.isEmpty || atom.has(.control, "return"))
  }

  /// A call of a function that does nothing but connect or make objects.
  private func handsOver(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard use.on != atom.type.name || use.chain.isEmpty,
      !code.found[atom.index].contains(.layout)
    else { return false }
    let callees = code.callees(of: use).filter { code.facts.functions[$0].kind == .function }
    guard !callees.isEmpty, use.on != nil, use.on != atom.type.name else { return false }
    return callees.allSatisfy { function in
      let atoms = code.atoms(ofFunction: function).filter { !code.atom($0).isBareControl }
      return !atoms.isEmpty
        && atoms.allSatisfy { index in
          let inner = code.atom(index)
          if code.found[index].contains(.navigation) { return false }
          return inner.has(.write) { connects($0, inner, code) }
            || inner.uses.contains { made in
              // What is made only to be asked is put to no use of others.
              made.kind == .make && makesObject(made, inner, code)
                && !inner.has(.call) { $0.on == made.name }
            }
        }
    }
  }

  static let known = KnownAPI(
    types: ["Container", "Assembler", "Resolver", "Swinject", "DIContainer", "Needle"],
    shapes: [
      "register(_:)", "resolve(_:)", "inject(_:)", "resolve()", "resolve(tag:)", "resolve(_:name:)",
      "register(_:name:)", "register(_:factory:)", "register(_:name:factory:)",
    ])
}
