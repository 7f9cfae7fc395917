import KataCore
import SwiftSyntax

/// Turns what was gathered into the values that other targets read.
struct FactAssembly {
  let program: FactProgram
  let scans: [CodeScan]
  let imports: [[String]]

  var facts: ProgramFacts {
    markActions()
    for entry in program.types { addReferences(of: entry) }
    let references = program.references.sorted(by: Self.isBefore)
    let types = program.types.map(type)
    return ProgramFacts(
      files: files(references, types), types: types,
      functions: program.functions.map(function),
      atoms: atoms(), references: references, given: program.given.map(type))
  }

  private func markActions() {
    for (owner, name) in program.selectors {
      for function in program.functions
      where function.name == name && function.owner.outermost === owner.outermost {
        function.isAction = true
      }
    }
  }

  private static func isBefore(_ left: TypeReference, _ right: TypeReference) -> Bool {
    let (one, other) = (left.location, right.location)
    if one.path != other.path { return one.path < other.path }
    if one.line != other.line { return one.line < other.line }
    if one.column != other.column { return one.column < other.column }
    if left.from != right.from { return left.from < right.from }
    if left.to != right.to { return left.to < right.to }
    return left.kind.rawValue < right.kind.rawValue
  }

  // MARK: References

  private func addReferences(of entry: TypeEntry) {
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
        for case .named(_, let target?, _) in reader.constituents(
          of: inherited.type, in: inherited.scope)
        {
          program.refer(
            from: entry, to: target, target.kind == .protocol ? .conforms : .inherits,
            file: inherited.scope.file, offset: inherited.offset)
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

  /// An entry with all types nested in it.
  private func parts(of entry: TypeEntry) -> [TypeEntry] {
    var found = [entry]
    var index = 0
    while index < found.count {
      found += found[index].nested.values.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
      index += 1
    }
    return found
  }

  // MARK: Types

  private func type(_ entry: TypeEntry) -> TypeFacts {
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
      lines: entry.parts.reduce(0) { $0 + lines($1) },
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
      name: member.name, type: type?.factName, isStatic: member.isStatic, isWeak: storage.isWeak,
      isVariable: storage.isVariable, isClosure: type?.isFunction == true,
      isInjected: storage.isInjected, nestedIn: nestedIn,
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

  // MARK: Functions and atoms

  private func function(_ function: FunctionEntry) -> FunctionFacts {
    let reader = TypeMeaning(program: program)
    func name(_ type: TypeSyntax?) -> String? {
      guard let read = type.flatMap({ reader.read($0, in: function.scope) }) else { return nil }
      return read.isFunction ? "function" : read.factName
    }
    return FunctionFacts(
      name: function.name, kind: function.kind, type: function.owner.outermost.index,
      isStatic: function.isStatic, isOverride: function.isOverride,
      isProtocolExtension: function.isProtocolExtension, isAction: function.isAction,
      labels: function.parameters.map(\.label),
      parameterTypes: function.parameters.map { name($0.type) ?? "" },
      resultType: name(function.result),
      location: program.location(function.scope.file, function.offset),
      cognitiveComplexity: function.complexity, onlyForwards: function.onlyForwards,
      calls: function.calls)
  }

  private func atoms() -> [Atom] {
    program.atoms.sorted { ($0.file, $0.offset, -$0.length) < ($1.file, $1.offset, -$1.length) }.map
    {
      Atom(
        location: program.location($0.file, $0.offset), offset: $0.offset, length: $0.length,
        kind: $0.kind, function: $0.function, isInClosure: $0.isInClosure, uses: $0.uses,
        binds: $0.binds,
        branch: $0.branch)
    }
  }

  // MARK: Files

  private func files(_ references: [TypeReference], _ types: [TypeFacts]) -> [FileFacts] {
    let bound = boundFiles(references, types)
    return program.files.prefix(program.ownFiles).enumerated().map { index, file in
      let problem = file.firstProblem
      let isFree = !bound.contains(file.source.path) && !mentionsPlatform(index)
      return FileFacts(
        path: file.source.path, imports: imports[index],
        lines: problem == nil ? scans[index].allLines : 0,
        tokens: problem == nil ? scans[index].tokens : 0,
        isUIKitFree: problem == nil && isFree, problem: problem,
        leftOut: Recovery(file).leftOut)
    }
  }

  private static let viewModules: Set<String> = [
    "UIKit", "SwiftUI", "AppKit", "WatchKit", "MapKit", "WebKit", "SafariServices", "MessageUI",
    "PhotosUI", "ContactsUI", "EventKitUI", "SnapKit",
  ]

  private func mentionsPlatform(_ index: Int) -> Bool {
    let declared = program.types + program.given
    return imports[index].contains(where: Self.viewModules.contains)
      || scans[index].platformNames.contains { name in
        !declared.contains { $0.name == name && $0.kind != .foreignExtension }
      }
  }

  /// The files that use a type of the program which is made of UIKit's: they need it as much.
  private func boundFiles(
    _ references: [TypeReference], _ types: [TypeFacts]
  ) -> Set<RelativePath> {
    let bound = types.map { type in
      type.mentions.contains { name in
        name.hasPrefix("UI") || name.hasPrefix("NSLayout")
      }
    }
    return Set(references.filter { bound[$0.to] }.map(\.location.path))
  }
}

extension ReadType {
  /// The program's type that a property of this type keeps, in a collection too.
  fileprivate var heldEntry: TypeEntry? {
    switch unwrapped {
    case .array(let element): element.heldEntry
    case .dictionary(_, let value): value.heldEntry
    case .named(_, let entry, _): entry
    default: nil
    }
  }
}
