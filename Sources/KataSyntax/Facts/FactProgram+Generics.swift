import KataCore
import SwiftSyntax

/// What generic parameters stand for in a type and in those that inherit from it.
extension FactProgram {
  /// What the parameters of something that an entry inherits from, or of the entry itself, stand for.
  func meanings(
    of ancestor: TypeEntry, for entry: TypeEntry, _ arguments: [ReadType]
  ) -> [String: ReadType] {
    guard !ancestor.generics.isEmpty else { return [:] }
    var waiting = [(entry: entry, meanings: Self.meanings(of: entry, arguments))]
    var steps = 0
    while let next = waiting.popLast(), steps < 64 {
      if next.entry === ancestor { return next.meanings }
      steps += 1
      for case .named(_, let parent?, let arguments) in ancestors(of: next.entry) {
        let arguments = arguments.map { $0.replacing(next.meanings) }
        waiting.append((parent, Self.meanings(of: parent, arguments)))
      }
    }
    return [:]
  }

  private static func meanings(
    of entry: TypeEntry, _ arguments: [ReadType]
  ) -> [String: ReadType] {
    var meanings: [String: ReadType] = [:]
    for (generic, argument) in zip(entry.generics, arguments) { meanings[generic.name] = argument }
    return meanings
  }

  /// What a member is whose declared type is a parameter, whatever bound the parameter has.
  func bound(_ member: MemberEntry, _ meanings: [String: ReadType]) -> ReadType? {
    guard !meanings.isEmpty, member.kind == .property, let type = member.type else { return nil }
    guard let meaning = Self.plainName(type).flatMap({ meanings[$0] }) else { return nil }
    // Inside of the class itself a parameter stands for no more than its bound.
    if case .generic = meaning { return nil }
    return meaning
  }

  /// The name that a type consists of, besides optional marks.
  static func plainName(_ type: TypeSyntax) -> String? {
    if let optional = type.as(OptionalTypeSyntax.self) { return plainName(optional.wrappedType) }
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return plainName(unwrapped.wrappedType)
    }
    guard let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil else {
      return nil
    }
    return name.name.plainText
  }

  /// What an entry keeps because it inherits from a class that is made to keep it: the arguments of the class's
  /// parameters, as far as these are objects.
  ///
  /// Of a class that the program does not declare nobody can tell what it keeps; it is taken to keep them.
  func objectsKept(byInheriting type: ReadType) -> [TypeEntry] {
    guard case .named(_, let parent, let arguments) = type else { return [] }
    let kept = arguments.enumerated().filter { place, _ in
      guard let parent else { return true }
      guard parent.kind == .class, parent.generics.indices.contains(place) else { return false }
      let name = parent.generics[place].name
      return parent.properties.contains { property in
        property.storage != nil && property.type.flatMap(Self.plainName) == name
      }
    }
    return kept.compactMap(\.element.entry).filter { $0.kind == .class || $0.kind == .protocol }
  }
}
