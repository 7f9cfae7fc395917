import KataCore

/// Finds presenters, view models and interactors that keep what they have taken over from the view controller to
/// themselves: that read the server's answers, or word all there is to read.
///
/// They decide what happens next. How a server speaks, and how things read, are others' reasons to change, and as many
/// lines again as there were in the view controller.
///
/// Where it can be wrong: on a screen with hardly any rules a presenter that words a little is no pile, so some lines
/// are let pass.
struct PiledWork {
  let design: Design
  let roles: [Role]
  /// The names of the massive types.
  let massive: Set<String>
  let lesson: String

  /// With so many lines a text is one of several.
  private static let manyWords = 5

  /// Those that read the server's answers, with their requests; in VIPER all that is first of all an interactor's.
  var decoded: [DesignFinding] {
    let readers = design.table.architecture == .viper ? types(.interactor) : mediators
    return readers.compactMap(decoding)
  }

  var worded: [DesignFinding] { mediators.compactMap(wording) }

  private var mediators: [Int] { types(.presenter, .viewModel) }

  private func types(_ wanted: Role...) -> [Int] {
    design.index.facts.types.indices.filter {
      wanted.contains(roles[$0]) && design.index.facts.types[$0].kind == .class
    }
  }

  private func decoding(_ type: Int) -> DesignFinding? {
    let index = design.index
    let atoms = index.atoms(of: type)
    let reading = Set(atoms.filter(Self.decodes).map(\.function))
    guard !reading.isEmpty else { return nil }
    let requests = lines(of: .network, in: type)
    // What is checked and made of an answer belongs to reading it.
    let made = lines(of: .domain, in: type) { reading.contains($0.function) && !Self.keeps($0) }
    let first = requests.first
    let places =
      made.filter { place in
        first.map { $0.path != place.path || $0.line <= place.line } ?? true
      } + atoms.filter(Self.decodes).map(\.location)
    guard (requests + places).oncePerLine.count > 1 else { return nil }
    return finding(type, .network, ordered(requests + places), home: .service)
  }

  private func ordered(_ places: [SourceLocation]) -> [SourceLocation] {
    places.oncePerLine.sorted { ("\($0.path)", $0.line) < ("\($1.path)", $1.line) }
  }

  /// Whether an atom only marks how far things are.
  static func keeps(_ atom: Atom) -> Bool {
    atom.has(.write) && !atom.has(.call) && !atom.has(.make) && !atom.has(.operation)
  }

  /// Whether an atom reads fields of a server's answer.
  static func decodes(_ atom: Atom) -> Bool {
    atom.uses.contains { use in
      if decoders.holdsName(of: use) || decoders.holdsReceiver(of: use) { return true }
      return use.kind == .cast && !ViewKinship.isViewLike(use.name)
        && atom.uses.contains { $0.kind == .call && $0.name == "subscript" }
        // What a notification brings along comes from nobody's server.
        && !atom.uses.contains { $0.name == "userInfo" }
    }
  }

  private static let decoders: NameSet = [
    "JSONSerialization", "JSONDecoder", "PropertyListDecoder", "PropertyListSerialization",
    "XMLParser",
  ]

  private func wording(_ type: Int) -> DesignFinding? {
    let lines = lines(of: .presentation, in: type, where: words)
    guard lines.count >= Self.manyWords, !massive.contains(design.index.facts.types[type].name)
    else { return nil }
    return finding(type, .presentation, lines, home: .model)
  }

  /// Whether an atom puts words together itself.
  private func words(_ atom: Atom) -> Bool {
    atom.uses.contains { use in
      switch use.kind {
      case .interpolation: true
      case .literal: use.name == "string"
      case .call: use.name == "joined"
      default: false
      }
    }
  }

  private func lines(
    of duty: Responsibility, in type: Int, where isMeant: (Atom) -> Bool = { _ in true }
  ) -> [SourceLocation] {
    design.index.atomNumbers(of: type)
      .filter { design.workload.responsibilities[$0].contains(duty) }
      .map { design.index.facts.atoms[$0] }.filter(isMeant).map(\.location).oncePerLine
  }

  private func finding(
    _ type: Int, _ duty: Responsibility, _ places: [SourceLocation], home: Role
  ) -> DesignFinding {
    DesignFinding(
      .piledWork, .advice, type: design.index.facts.types[type].name, responsibilities: [duty],
      locations: places, amount: Double(places.count), lesson: lesson, home: home)
  }
}
