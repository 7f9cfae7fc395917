import KataCore

/// Finds presenters that ask their screen, by a protocol, for what people entered.
///
/// That comes with what people did: a presenter that asks for it needs a screen to answer. One that asks by a second
/// protocol of the screen, by a cast for one, gets no answer from any other view. Where an event that the presenter hears
/// brings such a value and its body never mentions it, that is what it should have kept.
struct AskedScreens {
  let design: Design
  let roles: [Role]
  let lesson: String

  private typealias Question = (name: String, type: String?, on: String, place: SourceLocation)

  var findings: [DesignFinding] {
    guard [.mvp, .viper].contains(design.table.architecture) else { return [] }
    return design.links.filter { link in
      link.isHolding && roles[link.from] == .presenter && isScreen(link.to)
        && link.through.flatMap(design.index.protocol) != nil
    }.compactMap(finding)
  }

  private func isScreen(_ type: Int) -> Bool { roles[type] == .view || roles[type] == .controller }

  private func finding(_ link: Link) -> DesignFinding? {
    let (index, types) = (design.index, design.index.facts.types)
    let second = secondProtocols(link)
    let asked = questions(link, second)
    guard !asked.isEmpty else { return nil }
    let casts = index.atoms(of: link.from).filter { atom in
      atom.uses.contains { $0.kind == .cast && second.contains($0.name) }
    }
    let event = ignoredEvent(of: link.from, bringing: Set(asked.map(\.type)))
    let names = asked.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return DesignFinding(
      .wrongWayReference, .essential, type: types[link.from].name, other: types[link.to].name,
      locations: (casts.map(\.location) + asked.map(\.place)
        + (event.map { [$0.location] } ?? [])).oncePerLine,
      lesson: lesson, detail: event?.spoken, home: .view, remedy: .bind, members: names,
      spare: asked.map(\.on).filter(second.contains).prefix(1).map(\.self))
  }

  /// The program's own protocols that a screen conforms to besides the one it is kept by, and nobody but screens does.
  private func secondProtocols(_ link: Link) -> Set<String> {
    let index = design.index
    return index.ancestors[link.to].filter { name in
      guard let type = index.type(name), index.facts.types[type].kind == .protocol else {
        return false
      }
      return name != link.through && index.conformers(of: name).allSatisfy(isScreen)
    }
  }

  /// The values that one reads of its screen; by a second protocol also those that it is answered with.
  private func questions(_ link: Link, _ second: Set<String>) -> [Question] {
    let names = [link.through, design.index.facts.types[link.to].name].compactMap(\.self)
    return design.index.atoms(of: link.from).flatMap { atom in
      atom.uses.compactMap { use -> Question? in
        guard let on = use.on else { return nil }
        let isRead = use.kind == .read && names.contains(on)
        let isAnswered =
          (use.kind == .read || use.kind == .call) && second.contains(on) && isValue(use.type)
        return isRead || isAnswered ? (use.name, use.type, on, atom.location) : nil
      }
    }
  }

  /// Whether it is plain data; what a screen hands out to be listened to is no answer.
  private func isValue(_ name: String?) -> Bool {
    guard let name else { return false }
    let known = design.index.type(name).map { design.index.facts.types[$0] }
    let kind = (known ?? design.index.given(name))?.kind
    return kind == .struct || kind == .enum || Self.plain.contains(name)
  }

  private static let plain: Set<String> = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "String", "URL",
  ]

  /// A function that a protocol asks of it, of whose arguments it leaves one of these types alone.
  private func ignoredEvent(of type: Int, bringing wanted: Set<String?>) -> FunctionFacts? {
    let index = design.index
    let asked = Set(
      index.ancestors[type].compactMap(index.protocol).flatMap(\.requirements))
    return index.functionsOfType[type].map { index.facts.functions[$0] }.first { function in
      function.kind == .function && asked.contains(function.name)
        && function.unread.contains { wanted.contains(function.parameterTypes[$0]) }
    }
  }
}
