import KataCore

/// Finds notifications between two types that know each other anyway: news to all, meant for one.
///
/// A screen whose view model has no other way to tell it anything is bound by them, which is essential.
///
/// Where it can be wrong: a third party outside of the files may listen as well.
struct Broadcasts {
  let design: Design
  let roles: [Role]
  let lesson: String

  /// One finding per pair of types.
  var findings: [DesignFinding] {
    let heard = calls(Self.hearing)
    let pairs = calls(Self.sending).flatMap { news in
      heard.filter { $0.name == news.name && $0.type != news.type && know(news.type, $0.type) }
        .map { (sent: news, heard: $0) }
    }
    var order: [[Int]] = []
    for pair in pairs where !order.contains([pair.sent.type, pair.heard.type]) {
      order.append([pair.sent.type, pair.heard.type])
    }
    return order.map { types in
      finding(types[0], types[1], pairs.filter { [$0.sent.type, $0.heard.type] == types })
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

  private func finding(
    _ sender: Int, _ hearer: Int, _ news: [(sent: News, heard: News)]
  ) -> DesignFinding {
    let types = index.facts.types
    let way = types[sender].properties.first { property in
      property.type.map { index.conformers(of: $0).contains(hearer) } == true
    }
    return DesignFinding(
      .broadcast, binds(sender, hearer) ? .essential : .advice, type: types[sender].name,
      member: news[0].sent.name, other: types[hearer].name,
      locations: news.flatMap { $0.sent.places + $0.heard.places }.oncePerLine,
      lesson: lesson, detail: way?.name, members: news.map(\.sent.name))
  }

  private func binds(_ sender: Int, _ hearer: Int) -> Bool {
    roles[sender] == .viewModel && (roles[hearer] == .view || roles[hearer] == .controller)
      && Silence(index).keeps(sender)
  }
}
