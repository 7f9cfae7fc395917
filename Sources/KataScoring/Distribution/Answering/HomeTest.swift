import KataCore

/// Asks of one type whether it answers for its own code; `Homes` says why.
struct HomeTest {
  let index: ProgramIndex
  let questions: Questions
  let insides: Insides
  let effects: KnownEffects
  let type: Int
  let isMomentary: Bool
  /// The types whose state depends on this one's.
  var asking: Set<Int> = []

  var facts: TypeFacts { index.facts.types[type] }

  /// Whether it does, whomever it is handed to.
  var isHome: Bool {
    switch facts.kind {
    case .protocol, .foreignExtension, .freeFunctions, .enum: false
    case .class, .struct, .actor:
      isShown || isCalledBack
        || !isMomentary && (hasState || isHandedInByProtocol || onlyTells)
    }
  }

  /// Whether the system may call it through a protocol of its own.
  private var isCalledBack: Bool {
    index.ancestors[type].contains { name in
      index.type(name) == nil && index.given(name) == nil && !Marker.names.contains(name)
        && ["Delegate", "DataSource", "Transitioning", "ViewModifier"].contains {
          name.hasSuffix($0)
        }
    } && answersSystem
  }

  private var hasState: Bool {
    let kept = facts.properties.filter { !$0.isStatic && isState($0) }
    guard !kept.isEmpty else { return false }
    let functions = index.functionsOfType[type].filter {
      ![.initializer, .initialValues, .deinitializer].contains(index.facts.functions[$0].kind)
    }
    // Plain data has nothing that could use it, but others ask for it; what only works on its maker is none.
    guard !functions.isEmpty else { return isData && kept.contains(where: isAskedByOthers) }
    return functions.contains { function in
      index.atomsOfFunction[function].contains { atom in
        kept.contains { isAsked($0.name, by: index.facts.atoms[atom]) }
      }
    }
  }

  func isAskedByOthers(_ property: TypeFacts.StoredProperty) -> Bool {
    questions.areAsked(property.name, of: type)
  }

  /// Whether all that it is made with is something else than those who make it, and their views.
  private var isData: Bool {
    index.functionsOfType[type].allSatisfy { function in
      index.facts.functions[function].parameterTypes.flatMap { Taker.names($0) }.allSatisfy {
        name in
        if index.protocol(name) != nil {
          return !index.conformers(of: name).contains { uses($0) }
        }
        return index.type(name).map { !uses($0) } ?? (ViewKinship(ancestors: [name]) == .none)
      }
    }
  }

  /// Whether a line needs what a property knows: to count or note what nobody asks for is to know nothing.
  func isAsked(_ name: String, by atom: Atom) -> Bool {
    let isOwnUpdate = atom.uses.contains { $0.kind == .write && $0.name == name }
    // What a property wrapper hands out of it, such as a published one's publisher.
    let projected = "$" + name
    return atom.uses.contains { use in
      use.chain.contains { $0 == name || $0 == projected } || use.name == projected
        || use.name == name && use.kind != .write && !isOwnUpdate
    }
  }

  func isState(_ property: TypeFacts.StoredProperty) -> Bool {
    guard property.isVariable || property.isInjected || isDerived(property) || isFilled(property)
    else { return false }
    if isHandedView || isArgument(property), !isChanged(property) { return false }
    if isWrittenDown(property) || asksItsUsers(property) || isMemo(property) { return false }
    // What hands out the owner is the owner all the same.
    if property.contents.contains(where: { index.type($0).map(uses) ?? false }) { return false }
    // What is handed in as anything at all may be the owner.
    guard let name = property.type else { return property.isClosure || isChanged(property) }
    // The owner behind a protocol is the owner all the same.
    if index.protocol(name) != nil { return !index.conformers(of: name).contains { uses($0) } }
    if let other = index.type(name) {
      return index.kinship[other] != .view && !uses(other) && !handsOutOwner(other)
        && !isEmpty(other, asking)
    }
    return !index.isPlatformView(name)
  }

  /// Whether an object is made of what an owner stores, such as a struct with a closure for everything it has.
  private func handsOutOwner(_ other: Int) -> Bool {
    let makers = index.functionsOfType[other].filter {
      index.facts.functions[$0].kind == .initializer
    }
    return insides.owners(workedOnBy: makers).contains { $0 != other && uses($0) }
  }

  /// Whether it is handed a view of the platform to work on: then it is a piece of the view's owner, and whatever
  /// else it is handed it uses for the owner.
  private var isHandedView: Bool {
    facts.properties.contains { property in
      guard !property.isStatic, property.isInjected, let name = property.type else { return false }
      return index.isPlatformView(name)
    }
  }

  func isChanged(_ property: TypeFacts.StoredProperty) -> Bool {
    index.functionsOfType[type].contains { function in
      index.facts.functions[function].kind != .initializer
        && index.atomsOfFunction[function].contains { atom in
          index.facts.atoms[atom].uses.contains {
            $0.kind == .write && $0.name == property.name
          }
        }
    }
  }

  /// Whether an object works it out from what it is made with, such as a stream from the streams it is given.
  private func isDerived(_ property: TypeFacts.StoredProperty) -> Bool {
    guard facts.kind == .class, let name = property.type, !Self.plain.contains(name) else {
      return false
    }
    return index.functionsOfType[type].contains { function in
      let entry = index.facts.functions[function]
      return entry.kind == .initializer
        && entry.parameterTypes.flatMap { Taker.names($0) }.contains { name in
          ViewKinship(ancestors: [name]) == .none && index.type(name).map { !uses($0) } ?? true
            && !Self.plain.contains(name)
        }
    }
  }

  static let plain: NameSet = [
    "Bool", "CGFloat", "Character", "Double", "Float", "Int", "NSCoder", "String", "Void",
  ]

  /// Whether another type of the program makes or holds this one by its own name, itself or by pieces that keep
  /// nothing but it.
  func uses(_ other: Int) -> Bool {
    guard index.facts.types[other].kind.isConcrete else { return false }
    var seen: Set<Int> = [type]
    var waiting = [type]
    while let next = waiting.popLast() {
      for reference in index.incoming[next]
      where [.makes, .holds, .holdsWeakly, .calls].contains(reference.kind) {
        if reference.from == other { return true }
        let kept = index.facts.types[reference.from].properties.filter { !$0.isStatic }
        let isPiece = kept.allSatisfy { $0.type.flatMap(index.type) == other }
        if isPiece, seen.insert(reference.from).inserted { waiting.append(reference.from) }
      }
    }
    return false
  }

  private var isHandedInByProtocol: Bool {
    // What a program is given asks for something, or it would not be given.
    let asking = index.ancestors[type].filter {
      index.given($0)?.kind == .protocol || index.protocol($0)?.requirements.isEmpty == false
    }
    guard !asking.isEmpty else { return false }
    return asking.contains { name in
      (index.takers[name] ?? []).contains { $0.type != type }
    }
  }

  /// Those that it is handed to by who has made it; they have to be somebody for it to be somebody.
  var handedTo: [Int] {
    guard !isMomentary, [.class, .struct, .actor].contains(facts.kind) else { return [] }
    return (index.takers[facts.name] ?? []).filter { taker in
      guard taker.type != type, taker.isProperty else { return false }
      // What it hands itself to is a piece of it.
      if index.outgoing[type].contains(where: { $0.kind == .makes && $0.to == taker.type }) {
        return false
      }
      return index.incoming[type].contains { $0.kind == .makes && $0.from != taker.type }
    }.map(\.type)
  }
}
