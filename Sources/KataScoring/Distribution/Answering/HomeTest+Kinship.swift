import KataCore

/// Objects that the system shows or calls, by what they do and not only by what they are declared to be.
extension HomeTest {
  /// Whether a view, a view controller or another responder is more than declared to be one.
  ///
  /// It has views or works on some, answers the system, or is shown by somebody. What has no lines says nothing.
  var isShown: Bool {
    guard index.kinship[type] != .none else { return false }
    let classes = classes
    let working = classes.flatMap { index.functionsOfType[$0] }.filter { function in
      index.facts.functions[function].kind != .initializer
        && !index.atomsOfFunction[function].isEmpty
    }
    return working.isEmpty || classes.contains(where: hasViews)
      || working.contains(where: answersSystem)
      || classes.contains { index.atoms(of: $0).contains(where: worksOnOwnViews) }
      || isPutOnScreen
  }

  /// Whether it declares what the system can call through a protocol of its own: something that nobody here calls.
  var answersSystem: Bool {
    classes.flatMap { index.functionsOfType[$0] }.contains(where: answersSystem)
  }

  /// The type and those of the program that it inherits from.
  private var classes: [Int] {
    var (found, next) = ([type], index.superclass[type])
    while let parent = next, !found.contains(parent) {
      found.append(parent)
      next = index.superclass[parent]
    }
    return found
  }

  private func answersSystem(_ function: Int) -> Bool {
    let entry = index.facts.functions[function]
    guard !entry.isStatic, ![.initializer, .initialValues].contains(entry.kind) else {
      return false
    }
    let atoms = index.atomsOfFunction[function].map { index.facts.atoms[$0] }
    guard atoms.contains(where: { !Self.onlyCallsSuper($0) }) else { return false }
    return entry.isOverride || entry.isAction || index.callers[function].isEmpty
  }

  private static func onlyCallsSuper(_ atom: Atom) -> Bool {
    atom.uses.allSatisfy { $0.chain.first == "super" || $0.name == "super" }
  }

  private func hasViews(_ type: Int) -> Bool {
    index.facts.types[type].properties.contains { property in
      property.type.map(isView) == true || property.contents.contains(where: isView)
    }
  }

  private func isView(_ name: String) -> Bool {
    index.type(name).map { index.kinship[$0].isScreenObject } ?? ViewKinship.isViewLike(name)
  }

  private func worksOnOwnViews(_ atom: Atom) -> Bool {
    atom.uses.contains { use in
      guard use.chain.first != "super" else { return false }
      switch use.kind {
      case .make: return isView(use.name)
      case .write, .call, .read: return use.on.map { isMember(use.name, ofViews: $0) } == true
      default: return false
      }
    }
  }

  /// Whether something belongs to views and was not given to them here.
  private func isMember(_ name: String, ofViews type: String) -> Bool {
    guard isView(type) else { return false }
    guard let own = index.type(type) else { return true }
    return !index.facts.types[own].properties.contains { $0.name == name }
      && !index.functionsOfType[own].contains { index.facts.functions[$0].name == name }
  }

  /// Whether a line hands it to a view or a view controller, gives it back as one, or is given it by a storyboard.
  private var isPutOnScreen: Bool {
    index.incoming[type].contains { reference in
      index.functionsOfType[reference.from].contains { function in
        let returns = index.facts.functions[function].resultType.map(isView) == true
        return index.atomsOfFunction[function].contains { atom in
          let uses = index.facts.atoms[atom].uses
          // Who is asked something there and then is not what is shown.
          guard
            uses.contains(where: { mention in
              isMentioned(mention) && !uses.contains { $0.chain.contains(mention.name) }
            })
          else { return false }
          return returns
            || uses.contains { use in
              switch use.kind {
              case .call: use.on != facts.name && use.on.map { shows(use, $0) } == true
              case .write: use.on.map { isMember(use.name, ofViews: $0) } == true
              case .make: use.name != facts.name && isView(use.name)
              case .cast: use.name == facts.name
              default: false
              }
            }
        }
      }
    }
  }

  /// Whether a view or a view controller takes views, of whatever type, with what it is asked for.
  private func shows(_ use: Use, _ type: String) -> Bool {
    guard isView(type), let own = index.type(type), !isMember(use.name, ofViews: type) else {
      return isView(type)
    }
    return index.functionsOfType[own].map { index.facts.functions[$0] }.contains {
      $0.name == use.name && $0.parameterTypes.contains { $0 != facts.name && isView($0) }
    }
  }

  private func isMentioned(_ use: Use) -> Bool {
    use.type == facts.name || (use.kind == .make || use.kind == .cast) && use.name == facts.name
  }
}
