import KataCore

/// A program as rules look at it: its atoms with what surrounds them, and what was found of them so far.
///
/// A class, because a dozen readings look at the same program, and the rules fill it in one after the other.
final class CodeReading {
  let facts: ProgramFacts
  let index: ProgramIndex
  let services: [String: Responsibility]
  let natures: NameTable<TypeNature>
  /// The atom whose closure an atom stands in.
  let parents: [Int?]
  /// The functions that run for an event and for nothing else, and which of them are steps of others.
  let handlers: [Bool]
  let steps: [Bool]
  /// The functions of screens that go on with what handlers, and nobody else, hand to them.
  private(set) var relays: Set<Int> = []
  let setsUp: [Bool]
  /// The types that tell a view, known by a protocol only, what to show.
  let feedsView: [Bool]
  /// The types that are made for requests.
  let speakHTTP: [Bool]
  /// The types that are views of SwiftUI.
  let swiftUIViews: [Bool]
  /// For each name that formatters go by, whether they are only asked to read.
  let formatterUses: [String: Bool]
  /// Values that hold what a view shows at one moment.
  private(set) var viewStates: Set<String> = []
  /// The properties of objects that views read, as `Type.name`.
  private(set) var viewFields: Set<String> = []
  /// The names of values that are made to be handed on, and kept by nobody.
  let messages: Set<String>
  /// The properties that tell somebody when they are set, as `Type.name`.
  private(set) var tellingFields: Set<String> = []
  /// Whether an atom asks to be told of events, which several rules want to know of all atoms.
  private var registering: [Bool] = []
  /// Whether an atom runs because of an event.
  private var handling: [Bool] = []
  var found: [Duties]
  /// Whether a function answers with a text for people, once somebody has looked.
  private var answers: [Bool?]
  /// The properties of each type by name; of several with one name the first.
  private let properties: [NameTable<TypeFacts.StoredProperty>]
  private let atoms: [ReadAtom]
  private let modules: KnownModules
  private let calleeReading: CalleeReading
  private let streaming: Set<RelativePath>
  /// The types that others are nested in, by the names of those.
  private let nesting: [String: Int]

  init(_ index: ProgramIndex, services: [String: Responsibility]) {
    let facts = index.facts
    (self.index, self.facts) = (index, facts)
    self.services = services
    natures = NameTable(index.natures())
    parents = Self.parents(facts, index)
    nesting = Dictionary(
      facts.types.enumerated().flatMap { type, entry in entry.nested.map { ($0, type) } },
      uniquingKeysWith: { first, _ in first })
    messages = index.messages()
    modules = KnownModules(facts.files)
    streaming = KnownModules.streaming(facts.files)
    found = Array(repeating: [], count: facts.atoms.count)
    answers = Array(repeating: nil, count: facts.functions.count)
    properties = facts.types.map { type in
      NameTable(
        Dictionary(type.properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }))
    }
    atoms = facts.atoms.indices.map { ReadAtom(index, index: $0) }
    formatterUses = FormatterReading.answers(atoms)
    calleeReading = CalleeReading(index)
    let entrances = EntranceReading(index)
    steps = facts.functions.indices.map(entrances.isStep)
    handlers = zip(entrances.isHandler, steps).enumerated().map { function, known in
      known.0 || known.1 || entrances.isToldByViews(function)
    }
    setsUp = entrances.setUp(without: Self.calledLater(atoms, parents, index, calleeReading))
    feedsView = Self.feeders(atoms, index)
    speakHTTP = facts.types.indices.map(index.speaksHTTP)
    swiftUIViews = index.ancestors.map { $0.contains("View") }
    let viewStateReading = ViewStateReading(self, atoms)
    viewStates = viewStateReading.names
    viewFields = viewStateReading.fields
    tellingFields = TellingReading(self).fields(atoms)
    registering = atoms.map { $0.uses.contains(where: registers) }
    handling = atoms.map(runsForEvent)
    for function in facts.functions.indices where hearsByParameter(function) {
      relays.insert(function)
      for atom in atoms(ofFunction: function) where parents[atom] == nil { handling[atom] = true }
    }
  }

  func atom(_ index: Int) -> ReadAtom { atoms[index] }

  /// Whether an atom asks to be told of events.
  func registers(_ atom: ReadAtom) -> Bool { registering[atom.index] }

  /// Whether an atom runs because of an event: in a handler, or in a closure that a control was given.
  func isInHandler(_ atom: ReadAtom) -> Bool { handling[atom.index] }

  // MARK: Types

  func nature(_ name: String?) -> TypeNature? { name.flatMap { natures[$0] } }

  /// The nature of the type that something is used of.
  func nature(on use: Use) -> TypeNature? { use.on.flatMap { natures[$0, use.receiverLook] } }

  /// Whether values of a type are objects of the program, whose connecting is a matter of wiring.
  func isOwnObject(_ name: String?) -> Bool {
    switch nature(name) {
    case .object, .controller: true
    case .view, .carrier, .value, .failure, nil: false
    }
  }

  /// Whether the platform's views, or types that look like them, are what a name stands for.
  func isPlatformView(_ name: String?) -> Bool {
    guard let name, natures[name] == nil else { return false }
    return ViewKinship.isViewLike(name) || ViewKinship.isPackageView(name)
  }

  /// Whether some view of the program conforms to a protocol.
  func isViewProtocol(_ name: String) -> Bool { Self.isViewProtocol(name, index) }

  private static func isViewProtocol(_ name: String, _ index: ProgramIndex) -> Bool {
    guard index.protocol(name) != nil else { return false }
    return index.conformers(of: name).contains { index.kinship[$0].isScreenObject }
  }

  private static func feeders(_ atoms: [ReadAtom], _ index: ProgramIndex) -> [Bool] {
    var feeds = [Bool](repeating: false, count: index.facts.types.count)
    for atom in atoms where !atom.isInView && !feeds[atom.function.type] {
      feeds[atom.function.type] = atom.uses.contains { use in
        guard use.kind == .call || use.kind == .write, let on = use.on else { return false }
        if use.kind == .call, use.type == nil, isViewProtocol(on, index) { return true }
        guard let type = index.type(on), index.kinship[type].isScreenObject else { return false }
        return atom.type.properties.contains { $0.type == on }
      }
    }
    return feeds
  }

  func service(_ use: Use) -> Responsibility? {
    guard let name = use.on ?? (use.kind == .make ? use.name : nil) else { return nil }
    return services[name]
  }

  /// The duties of the packages that an atom's types come from, where no table names the type.
  func packageDuties(of atom: ReadAtom) -> Duties {
    guard let duty = modules.duty(of: atom.atom.location.path), !atom.has(.control, "throw")
    else { return [] }
    let isForeign = atom.uses.contains { use in
      KnownModules.isForeign(use) && natures[use.on ?? ""] == nil && natures[use.name] == nil
    }
    let streams = StreamReading(self)
    let isTold =
      isForeign
      && !(duty == .observing
        && (streams.isPayload(atom) || streams.isPlumbing(atom) || KnownModules.hasList(atom)))
    return isTold ? [duty] : []
  }

  /// Whether a file works with streams, whose operators are named like those of collections.
  func hearsStreams(_ file: RelativePath) -> Bool { streaming.contains(file) }

  func property(_ use: Use) -> TypeFacts.StoredProperty? {
    guard let on = use.on else { return nil }
    if let type = index.type(on) { return properties[type][use.name] }
    if let owner = index.given(on) { return owner.properties.first { $0.name == use.name } }
    guard let owner = nesting[on] else { return nil }
    return facts.types[owner].properties.first { $0.name == use.name && $0.nestedIn == on }
  }

  // MARK: Functions

  /// Whether a function answers with a text for people, which lines and callers ask again and again.
  func answersWithText(_ function: Int, isFound: (Int) -> Bool) -> Bool {
    if let known = answers[function] { return known }
    let answer = isFound(function)
    answers[function] = answer
    return answer
  }

  /// The program's own functions that a call may reach.
  func callees(of use: Use) -> [Int] { calleeReading.functions(of: use) }

  /// The functions of a name that the program adds to the platform's types.
  func additions(named name: String) -> [Int] { calleeReading.additions(named: name) }

  /// The program's own properties that a read may ask to be worked out.
  func getters(of use: Use) -> [Int] { calleeReading.getters(of: use) }

  /// The atoms that read a property of a name which the program works out.
  func readers(ofProperty name: String) -> [Int] { calleeReading.readers[name] ?? [] }

  func atoms(ofFunction function: Int) -> [Int] { index.atomsOfFunction[function] }
}
