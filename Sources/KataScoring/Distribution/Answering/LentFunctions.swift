import KataCore

/// Tells the functions that work for whoever calls them, though their type answers for its other code.
///
/// - Who is handed views and sets them works for whoever has the views: cutting a screen into values that are given
///   its labels cuts nothing off.
/// - A view shows and tells. One that fetches, stores or records when it is told to does so for the screen it is on;
///   so does a view controller that has nothing to show. One that words what it is told by whoever has made it words
///   it for that one, which a list's cells do not: the system makes them.
///
/// What only the system calls is nobody else's.
struct LentFunctions: Sendable {
  /// By function.
  let isLent: [Bool]

  init(_ index: ProgramIndex, _ effects: KnownEffects) {
    let serves = { (function: Int) in
      index.atomsOfFunction[function].contains { atom in
        index.facts.atoms[atom].uses.contains { use in
          effects.kind(of: use).map(Self.services.contains) == true
        }
      }
    }
    let wording = WordingViews(index)
    var isLent = index.facts.functions.indices.map { function in
      let entry = index.facts.functions[function]
      if wording.isForMakers[function] { return true }
      guard !index.callers[function].isEmpty, entry.kind != .requirement else { return false }
      switch index.kinship[entry.type] {
      case .none: return Self.setsViews(Self.views(handedTo: entry, index), in: function, index)
      case .view: return serves(function)
      case .viewController: return serves(function) && Self.showsNothing(entry.type, index)
      case .responder: return false
      }
    }
    Self.lendThoseThatPassOn(&isLent, index)
    self.isLent = isLent
  }

  private static let services: Set<Effect.Kind> = [.network, .storage, .logging]

  /// Whether a view controller, with those of the program that it inherits from, neither has nor works on views.
  private static func showsNothing(_ type: Int, _ index: ProgramIndex) -> Bool {
    var (next, seen) = (Optional(type), Set<Int>())
    while let own = next, seen.insert(own).inserted {
      let hasViews = index.facts.types[own].properties.contains {
        $0.type.map(ViewKinship.isViewLike) == true
      }
      if hasViews || index.atoms(of: own).contains(where: { worksOnViews($0, index) }) {
        return false
      }
      next = index.superclass[own]
    }
    return true
  }

  private static func worksOnViews(_ atom: Atom, _ index: ProgramIndex) -> Bool {
    atom.uses.contains { use in
      switch use.kind {
      case .make: ViewKinship.isViewLike(use.name)
      case .write, .call:
        use.chain.first != "super"
          && use.on.map { index.type($0) == nil && ViewKinship.isViewLike($0) } == true
      default: false
      }
    }
  }

  /// Whoever is handed views and hands them to those that set them is as much at work for others.
  private static func lendThoseThatPassOn(_ isLent: inout [Bool], _ index: ProgramIndex) {
    var waiting = isLent.indices.filter {
      isLent[$0] && index.kinship[index.facts.functions[$0].type] == .none
    }
    while let callee = waiting.popLast() {
      for caller in index.callers[callee].map(\.function) where !isLent[caller] {
        let entry = index.facts.functions[caller]
        guard index.kinship[entry.type] == .none, !index.callers[caller].isEmpty,
          !views(handedTo: entry, index).isEmpty
        else { continue }
        isLent[caller] = true
        waiting.append(caller)
      }
    }
  }

  /// The types of the platform's views that a function is handed.
  private static func views(handedTo entry: FunctionFacts, _ index: ProgramIndex) -> [String] {
    entry.parameterTypes.filter(index.isPlatformView)
  }

  private static func setsViews(
    _ views: [String], in function: Int, _ index: ProgramIndex
  ) -> Bool {
    !views.isEmpty
      && index.atomsOfFunction[function].contains { atom in
        index.facts.atoms[atom].uses.contains { use in
          (use.kind == .write || use.kind == .call) && use.on.map(views.contains) == true
            && use.chain.count == 1
        }
      }
  }
}
