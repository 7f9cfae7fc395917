import KataCore
import SwiftSyntax

extension FactAssembly {
  func type(_ entry: TypeEntry) -> TypeFacts {
    let parts = parts(of: entry)
    var inherits: [String] = []
    for inherited in entry.inherited {
      for name in names(of: inherited) where !inherits.contains(name) {
        inherits.append(name)
      }
    }
    return TypeFacts(
      name: entry.name, kind: entry.kind, location: program.location(entry.file, entry.offset),
      inherits: inherits,
      files: Set(entry.parts.map { program.files[$0.file].source.path }).sorted(),
      lines: ownLines(of: entry),
      properties: parts.flatMap { part in
        part.properties.compactMap { property($0, nestedIn: part === entry ? nil : part.name) }
      },
      nested: entry.nestedNames, requirements: entry.requirements, mentions: mentions(of: parts))
  }

  /// What a type inherits under the names of its declarations, whatever a typealias calls it.
  private func names(of inherited: TypeEntry.Inherited) -> [String] {
    let meant = TypeMeaning(program: program)
      .constituents(of: inherited.type, in: inherited.scope).compactMap(\.factName)
    return meant.isEmpty ? inherited.type.conformanceNames : meant
  }

  /// The lines of a type, without those of the types that it is only a namespace for.
  private func ownLines(of entry: TypeEntry) -> Int {
    let all = entry.parts.reduce(0) { $0 + lines($1) }
    guard entry.isNamespace else { return all }
    return entry.nested.values.flatMap(\.parts).reduce(all) { left, inner in
      let isInside = entry.parts.contains { part in
        part.file == inner.file && part.start <= inner.start && inner.end <= part.end
      }
      return isInside ? left - lines(inner) : left
    }
  }

  private func lines(_ part: TypeEntry.Part) -> Int {
    guard part.file < scans.count else { return 0 }
    let lines = program.files[part.file].lines
    return scans[part.file].lines(
      from: lines.position(of: part.start).line, through: lines.position(of: part.end).line)
  }

  private func property(_ member: MemberEntry, nestedIn: String?) -> TypeFacts.StoredProperty? {
    guard let storage = member.storage else { return nil }
    let type = program.readType(of: member)
    return TypeFacts.StoredProperty(
      name: member.name, type: type?.factName, contents: type?.contents ?? [],
      isStatic: member.isStatic, isWeak: storage.isWeak, isVariable: storage.isVariable,
      isClosure: type?.isFunction == true,
      beginsWithWork: member.beginsWithWork, isInjected: storage.isInjected, nestedIn: nestedIn,
      location: program.location(member.scope.file, member.offset))
  }

  private func mentions(of parts: [TypeEntry]) -> Set<String> {
    var names: Set<String> = []
    for part in parts {
      for signature in part.signatures {
        TypeNames.forEach(in: signature.type) { name, _ in names.insert(name) }
      }
      for inherited in part.inherited {
        TypeNames.forEach(in: inherited.type) { name, _ in names.insert(name) }
      }
    }
    return names
  }
}
