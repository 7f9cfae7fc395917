import KataCore

/// Finds notifications between two types that know each other anyway: news to all, meant for one.
///
/// Where it can be wrong: a third party outside of the files may listen as well.
struct Broadcasts {
  let design: Design
  let lesson: String

  /// One finding per pair of types.
  var findings: [DesignFinding] {
    let sent = calls(Self.sending)
    let heard = calls(Self.hearing)
    return sent.flatMap { news in
      heard.filter { $0.name == news.name && $0.type != news.type && know(news.type, $0.type) }
        .map { finding(news, $0) }
    }
  }

  /// What one type says of a notification, by the name that the program declares for it.
  private struct News {
    let name: String
    let type: Int
    let places: [SourceLocation]
  }

  private static let sending: NameSet = ["post"]
  private static let hearing: NameSet = ["addObserver", "publisher", "notifications"]

  private var index: ProgramIndex { design.index }

  private func calls(_ functions: NameSet) -> [News] {
    let names = self.names
    guard !names.isEmpty else { return [] }
    var order: [[String]] = []
    var news: [[String]: News] = [:]
    for atom in index.facts.atoms
    where atom.has(.call)
      && atom.uses.contains(where: {
        $0.on == "NotificationCenter" && functions.holdsName(of: $0)
      })
    {
      guard let name = atom.uses.first(where: { names.contains($0.name) })?.name else { continue }
      let type = index.facts.type(of: atom)
      let key = [name, index.facts.types[type].name]
      if news[key] == nil { order.append(key) }
      let places = news[key]?.places ?? []
      news[key] = News(name: name, type: type, places: places + [atom.location])
    }
    return order.compactMap { news[$0] }
  }

  /// The names of notifications that the program declares.
  private var names: Set<String> {
    let types = index.facts.types.filter { type in
      type.kind == .foreignExtension && type.name.hasSuffix("Notification.Name")
    }
    return Set(types.flatMap(\.properties).map(\.name))
  }

  private func know(_ one: Int, _ other: Int) -> Bool {
    design.links.contains { link in
      link.isHolding && [[one, other], [other, one]].contains([link.from, link.to])
    }
  }

  private func finding(_ sent: News, _ heard: News) -> DesignFinding {
    let types = index.facts.types
    let way = types[sent.type].properties.first { property in
      property.type.map { index.conformers(of: $0).contains(heard.type) } == true
    }
    return DesignFinding(
      .broadcast, .advice, type: types[sent.type].name, member: sent.name,
      other: types[heard.type].name, locations: (sent.places + heard.places).oncePerLine,
      lesson: lesson, detail: way?.name)
  }
}
