import KataCore

/// Puts what was read of a program together, by index.
struct FactAssembly {
  let program: ReadProgram
  let output: BodyOutput
  let scans: [CodeScan]
  let problems: [SourceLocation?]

  var facts: ProgramFacts {
    let own = program.types.filter { !$0.isGiven && $0.outer == nil }
    for (index, type) in own.enumerated() { type.index = index }
    let references = ReferenceAssembly(program: program, output: output).references(among: own)
    var flow = DutyFlow(output.atoms, program, observers: output.observers)
    let duties = flow.duties()
    let parts = program.parts
    return ProgramFacts(
      files: files(references, own), types: own.map { typeFacts($0, parts) },
      functions: functions, atoms: atoms(duties), references: references, given: given(parts))
  }

  private func atoms(_ duties: [Set<Responsibility>]) -> [Atom] {
    zip(output.atoms, duties).map { draft, duties in
      Atom(
        location: draft.location, offset: draft.offset, length: draft.length, kind: draft.kind,
        function: draft.function, duties: duties, effects: draft.effects)
    }
    .sorted { ($0.location.path, $0.offset, $1.length) < ($1.location.path, $1.offset, $0.length) }
  }

  private func typeFacts(
    _ type: DeclaredType, _ parts: [ObjectIdentifier: [DeclaredType]]
  ) -> TypeFacts {
    let inside = parts[ObjectIdentifier(type)]?.filter { $0 !== type } ?? []
    return TypeFacts(
      name: type.name, kind: type.kind, location: type.location,
      ancestors: Set(program.lineage(of: type.name).dropFirst().flatMap(program.catalogue.lineage)),
      files: type.files, lines: type.lines,
      properties: ([type] + inside).flatMap { part in
        part.properties.filter(\.isStored).map(Self.stored)
      }, requirements: type.requirements, namedAs: type.namedAs,
      uikitNames: type.uikitNames.filter { !declares($0.key) })
  }

  /// Whether the program itself declares a type.
  private func declares(_ name: String) -> Bool {
    program.type(name).map { $0.kind != .foreignExtension } ?? false
  }

  private static func stored(_ property: DeclaredType.Property) -> TypeFacts.StoredProperty {
    TypeFacts.StoredProperty(
      name: property.name, type: property.type?.element ?? property.type?.name,
      isStatic: property.isStatic, isWeak: property.isWeak,
      isClosure: property.type?.isClosure ?? false,
      location: property.location)
  }

  private func given(_ parts: [ObjectIdentifier: [DeclaredType]]) -> [String: TypeFacts] {
    let types = program.types.filter(\.isGiven)
    return Dictionary(types.map { ($0.name, typeFacts($0, parts)) }) { first, _ in first }
  }

  // MARK: Functions

  private var functions: [FunctionFacts] {
    program.functions.enumerated().map { number, function in
      let required = requirements(of: function.type)
      return FunctionFacts(
        name: function.name, kind: function.kind, type: function.type.outermost.index ?? 0,
        isStatic: function.isStatic,
        isEntryPoint: function.isEntryPoint || function.occasion != nil
          || required.contains(function.name)
          || !function.isPrivate && hasUnknownAncestors(function.type),
        mayBeCalledElsewhere: !function.isPrivate || output.unresolved.contains(function.name),
        location: function.location, cognitiveComplexity: output.complexity[number] ?? 0,
        onlyForwards: Forwarding.isForwarding(function) && !(output.calls[number] ?? []).isEmpty,
        calls: output.calls[number] ?? [])
    }
  }

  /// The members that the protocols of a type require.
  private func requirements(of type: DeclaredType) -> Set<String> {
    Set(program.lineage(of: type.name).dropFirst().flatMap { program.type($0)?.requirements ?? [] })
  }

  /// What requires no member.
  private static let empty: Set<String> = ["AnyObject", "NSObject", "Sendable", "Any"]

  /// Whether a type conforms to something that is not among the files, which may require any of its members.
  private func hasUnknownAncestors(_ type: DeclaredType) -> Bool {
    program.lineage(of: type.name).dropFirst().contains { name in
      program.type(name) == nil && !program.catalogue.knows(name) && !Self.empty.contains(name)
    }
  }

  // MARK: Files

  private func files(_ references: [TypeReference], _ own: [DeclaredType]) -> [FileFacts] {
    let declared = Set(program.types.filter { $0.kind != .foreignExtension }.map(\.name))
    let bound = own.map {
      $0.mentions.keys.contains { Catalogue.isUIKits($0) && !declared.contains($0) }
    }
    let boundFiles = Set(
      references.filter { bound[$0.to] && $0.through == nil }.map(\.location.path))
    return program.files.prefix(program.ownFiles).enumerated().map { index, file in
      let imports = file.importedModules
      let needsView =
        imports.contains(where: Self.viewModules.contains)
        || !declared.isSuperset(of: scans[index].platformNames.keys)
        || boundFiles.contains(file.source.path)
      return FileFacts(
        path: file.source.path, imports: imports,
        lines: problems[index] == nil ? scans[index].allLines : 0,
        tokens: problems[index] == nil ? scans[index].tokens : 0,
        isUIKitFree: problems[index] == nil && !needsView, problem: problems[index],
        leftOut: problems[index] == nil ? Recovery(file).leftOut : [])
    }
  }

  private static let viewModules: Set<String> = [
    "UIKit", "SwiftUI", "AppKit", "WatchKit", "MapKit", "WebKit", "SafariServices", "MessageUI",
    "PhotosUI", "ContactsUI", "EventKitUI", "SnapKit",
  ]
}
