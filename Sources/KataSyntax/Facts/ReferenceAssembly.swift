import KataCore

/// Turns the uses of names into references between the program's own types.
///
/// Whoever knows a protocol knows each of the program's types that conform to it, whether or not one is created here.
struct ReferenceAssembly {
  let program: ReadProgram
  let output: BodyOutput

  /// The references, each kind once for two types and a protocol, with the first place.
  func references(among own: [DeclaredType]) -> [TypeReference] {
    var found: [TypeReference] = []
    let parts = program.parts
    for type in own {
      found += held(by: type, with: parts[ObjectIdentifier(type)] ?? []) + inherited(by: type)
      for (name, location) in type.mentions.sorted(by: { $0.key < $1.key }) {
        found += references(from: type, to: name, .mentions, at: location)
      }
    }
    let (captures, uses) = (output.uses.filter(\.isCapture), output.uses.filter { !$0.isCapture })
    found += uses.flatMap { references(from: $0.from, to: $0.name, $0.kind, at: $0.location) }
    found += captures.flatMap(captured)
    var seen: Set<TypeReference> = []
    return found.filter { seen.insert($0).inserted }
  }

  private func held(by type: DeclaredType, with parts: [DeclaredType]) -> [TypeReference] {
    parts.flatMap(\.properties).filter(\.isStored).flatMap { property -> [TypeReference] in
      guard let name = property.type?.element ?? property.type?.name else { return [] }
      return references(
        from: type, to: name, property.isWeak ? .holdsWeakly : .holds, at: property.location)
    }
  }

  private func inherited(by type: DeclaredType) -> [TypeReference] {
    type.inherits.flatMap { name -> [TypeReference] in
      guard let other = program.type(name)?.outermost, !other.isGiven, other !== type,
        let from = type.index, let to = other.index
      else { return [] }
      return [TypeReference(from: from, to: to, kind: .conforms, location: type.location)]
    }
  }

  /// Who stores a closure refers to what the closure captures.
  private func captured(_ use: BodyOutput.Use) -> [TypeReference] {
    guard let to = use.from.index else { return [] }
    return targets(use.name).map { keeper in
      TypeReference(
        from: keeper.index, to: to, kind: .captures, through: keeper.through,
        location: use.location)
    }
  }

  private func references(
    from type: DeclaredType, to name: String, _ kind: TypeReference.Kind, at place: SourceLocation
  ) -> [TypeReference] {
    guard let from = type.index else { return [] }
    return targets(name, from: type).filter { $0.index != from }.map { target in
      TypeReference(
        from: from, to: target.index, kind: kind, through: target.through, location: place)
    }
  }

  /// The types of the program that a name stands for.
  private func targets(
    _ name: String, from scope: DeclaredType? = nil
  ) -> [(index: Int, through: String?)] {
    guard let type = program.type(name, in: scope) else { return [] }
    if type.kind == .protocol {
      return program.conformers(of: type.name).compactMap { conformer in
        guard conformer.kind != .protocol, let index = conformer.outermost.index else { return nil }
        return (index, type.name)
      }
    }
    guard let index = type.outermost.index, type.kind != .foreignExtension else { return [] }
    return [(index, nil)]
  }
}

extension BodyOutput.Use {
  fileprivate var isCapture: Bool { kind == .captures }
}
