import KataCore

/// An atom with its function and the type that wrote it.
///
/// A class, because every rule looks at every atom, and copying one takes longer than looking.
final class ReadAtom: Sendable {
  let index: Int
  let atom: Atom
  let function: FunctionFacts
  let type: TypeFacts
  let kinship: ViewKinship
  /// What it does, without what it leaves to its superclass.
  let uses: [Use]
  private let kinds: Use.Kinds

  init(_ program: ProgramIndex, index: Int) {
    self.index = index
    atom = program.facts.atoms[index]
    function = program.facts.functions[atom.function]
    type = program.facts.types[function.type]
    kinship =
      type.kind == .foreignExtension
      ? ViewKinship(ancestors: [type.name]) : program.kinship[function.type]
    // Few atoms leave anything to it.
    let leaves = atom.uses.contains { $0.chain.first == "super" }
    uses = leaves ? atom.uses.filter { $0.chain.first != "super" } : atom.uses
    kinds = leaves ? Use.Kinds(uses) : atom.kinds
  }

  /// Whether UIKit shows what wrote it.
  var isInView: Bool { kinship.isScreenObject }

  /// Whether all that it does is to go on without a value, or to go away.
  var isBareControl: Bool {
    uses.allSatisfy {
      $0.kind == .control || $0.kind == .literal && !["string", "address"].contains($0.name)
    }
  }

  /// Whether a property begins with a value that nothing is put into, such as `Input()`.
  var isEmptyBeginning: Bool {
    atom.kind == .initialValue && uses.allSatisfy { $0.kind == .make && $0.labels.isEmpty }
  }

  /// Whether it stops the program, or would while it is developed.
  var isComplaint: Bool {
    has(.call)
      && uses.contains { use in
        use.kind == .call && use.on == nil && use.chain.isEmpty
          && ["fatalError", "preconditionFailure", "precondition", "assertionFailure", "assert"]
            .contains(use.name)
      }
  }

  /// Whether all that it does is to go on in another task or on another queue.
  var onlyHops: Bool {
    uses.contains { use in
      use.kind == .make && use.name == "Task"
        || use.kind == .call && (use.on == "DispatchQueue" || use.on == "MainActor")
    }
      && uses.allSatisfy { use in
        use.kind == .closure || use.kind == .literal || use.kind == .operation
          || ["Task", "DispatchQueue", "DispatchTime", "MainActor"].contains(use.on ?? use.name)
          || use.name == "now" && use.on == nil
      }
  }

  func has(_ kind: Use.Kind, _ name: String) -> Bool {
    has(kind) && uses.contains { $0.kind == kind && $0.name == name }
  }

  /// Whether one of its uses is of a kind and meant.
  func has(_ kind: Use.Kind, where isMeant: (Use) -> Bool) -> Bool {
    has(kind) && uses.contains { $0.kind == kind && isMeant($0) }
  }

  func has(_ kind: Use.Kind) -> Bool { kinds.contains(kind) }

  /// Whether a text that somebody may read stands in it.
  var holdsText: Bool { holds("string") }

  /// Whether an address on the web, or the beginning of one, stands in it.
  var holdsAddress: Bool { holds("address") }

  private func holds(_ text: String) -> Bool {
    has(.interpolation, text) || has(.literal, text)
  }
}
