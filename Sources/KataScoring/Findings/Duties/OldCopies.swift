import KataCore

/// Finds copies of what somebody keeps, made to try again with: what people change in between is not in them.
///
/// Only a copy that nothing looks at but the closure that begins the same anew. What is compared with the original, or put
/// back into it, is a copy for a reason.
struct OldCopies {
  let design: Design
  let roles: [Role]
  let lesson: String

  private var index: ProgramIndex { design.index }
  private var facts: ProgramFacts { design.index.facts }

  var findings: [DesignFinding] {
    let deciding: [Role] = [.presenter, .viewModel, .interactor]
    return roles.indices.filter { deciding.contains(roles[$0]) }.flatMap { type in
      let kept = facts.types[type].properties.filter {
        $0.isVariable && !$0.isStatic && !$0.isClosure && $0.nestedIn == nil && $0.type != nil
      }
      return kept.compactMap { copy -> DesignFinding? in
        kept.lazy.filter { $0.name != copy.name && $0.type == copy.type }
          .compactMap { finding(type, copy.name, of: $0.name) }.first
      }
    }
  }

  private func finding(_ type: Int, _ copy: String, of original: String) -> DesignFinding? {
    let atoms = index.atomNumbers(of: type)
    let reads = atoms.filter { mentions($0, .read, copy, type) }
    let writes = atoms.filter { mentions($0, .write, copy, type) }
    guard writes.count == 1, let write = writes.first, !reads.isEmpty else { return nil }
    let beginning = facts.atoms[write].function
    let isBegun = { (atom: Int, name: String) in
      calls(atom, beginning) && mentions(atom, .read, name, type)
    }
    let isHandedOn = atoms.contains { !facts.atoms[$0].isInClosure && isBegun($0, original) }
    guard isHandedOn, reads.allSatisfy({ facts.atoms[$0].isInClosure && isBegun($0, copy) }),
      let again = reads.first
    else { return nil }
    return DesignFinding(
      .repeatedRule, .advice, type: facts.types[type].name, member: copy,
      locations: [again, write].map { facts.atoms[$0].location }, lesson: lesson,
      detail: original, remedy: .bind,
      members: [facts.functions[facts.atoms[again].function].spoken])
  }

  private func mentions(_ atom: Int, _ kind: Use.Kind, _ name: String, _ type: Int) -> Bool {
    facts.atoms[atom].uses.contains {
      $0.kind == kind && $0.name == name && $0.on == facts.types[type].name
    }
  }

  private func calls(_ atom: Int, _ function: Int) -> Bool {
    facts.atoms[atom].uses.contains { use in
      use.kind == .call && use.name == facts.functions[function].name
        && use.labels == facts.functions[function].labels
    }
  }
}
