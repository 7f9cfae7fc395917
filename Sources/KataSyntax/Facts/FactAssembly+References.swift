import KataCore
import SwiftSyntax

extension FactAssembly {
  func addReferences(of entry: TypeEntry) {
    let reader = TypeMeaning(program: program)
    for (type, kind, scope) in entry.signatures {
      let isFunction = kind == .holds && reader.read(type, in: scope)?.isFunction == true
      TypeNames.forEach(in: type) { name, node in
        guard let target = reader.name(name, in: scope)?.entry else { return }
        program.refer(
          from: entry, to: target, isFunction ? .mentions : kind, file: scope.file,
          offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
    }
    for part in parts(of: entry) {
      for inherited in part.inherited {
        for type in reader.constituents(of: inherited.type, in: inherited.scope) {
          refer(from: entry, toInherited: type, inherited)
        }
      }
      for property in part.properties {
        for attribute in property.attributes {
          guard let target = program.wrapper(attribute, in: property.scope) else { continue }
          program.refer(
            from: entry, to: target, .makes, file: property.scope.file,
            offset: attribute.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
      }
      for property in part.properties where property.type == nil && property.storage != nil {
        guard let target = program.readType(of: property)?.heldEntry else { continue }
        program.refer(
          from: entry, to: target, property.storage?.isWeak == true ? .holdsWeakly : .holds,
          file: property.scope.file, offset: property.offset)
      }
    }
  }

  private func refer(
    from entry: TypeEntry, toInherited type: ReadType, _ inherited: TypeEntry.Inherited
  ) {
    func refer(to target: TypeEntry, _ kind: TypeReference.Kind) {
      program.refer(
        from: entry, to: target, kind, file: inherited.scope.file, offset: inherited.offset)
    }
    if let target = type.entry {
      refer(to: target, target.kind == .protocol ? .conforms : .inherits)
    }
    guard entry.kind == .class else { return }
    for kept in program.objectsKept(byInheriting: type) { refer(to: kept, .holds) }
  }

  static func isBefore(_ left: TypeReference, _ right: TypeReference) -> Bool {
    let (one, other) = (left.location, right.location)
    if one.path != other.path { return one.path < other.path }
    if one.line != other.line { return one.line < other.line }
    if one.column != other.column { return one.column < other.column }
    if left.from != right.from { return left.from < right.from }
    if left.to != right.to { return left.to < right.to }
    return left.kind.rawValue < right.kind.rawValue
  }
}

extension ReadType {
  /// The program's type that a property of this type keeps, in a collection too.
  fileprivate var heldEntry: TypeEntry? {
    switch unwrapped.unboxed.unwrapped {
    case .array(let element): element.heldEntry
    case .dictionary(_, let value): value.heldEntry
    case .named, .composition: unwrapped.unboxed.entry
    default: nil
    }
  }
}
