import KataCore

/// What API names tell of the lines that use them: the rows of `Catalogue.txt`.
struct Catalogue: Sendable {
  /// What one row says.
  struct Row: Hashable, Sendable {
    let duty: Responsibility?
    /// Whether it displays a value, which is layout with something to read.
    var isShown = false
    var note = Note.nothing
    let effect: Effect.Kind?
    let result: String?
  }

  /// What a row says besides a duty.
  enum Note: String, Sendable {
    case nothing = "-"
    /// Network or storage, beside lines that are.
    case coding
    /// Neither it nor its arguments tell anything.
    case nowhere
    /// Network, unless what it sets up goes to a view.
    case request
    /// Whoever observes the receiver is told.
    case sends
    /// UIKit adds it to a type of Foundation.
    case uikit
  }

  /// When the platform calls a function by its name.
  private enum Callback: String {
    case always = ""
    /// If its first argument is one of UIKit's.
    case sender
    /// Because the life of a screen goes on.
    case life
  }

  static let shipped = Catalogue(
    text: String(decoding: PackageResources.Catalogue_txt, as: UTF8.self))
  static let guessing = Catalogue(
    text: String(decoding: PackageResources.Catalogue_txt, as: UTF8.self), guesses: true)

  /// Whether what a line only looks like counts too, which a run of the program puts right.
  let guesses: Bool
  private var rows: [String: Row] = [:]
  private var superclasses: [String: String] = [:]
  private var knownTypes: Set<String> = []
  private var boundaries: [(ending: String, duty: Responsibility)] = []
  private var suffixes: [(ending: String, type: String)] = []
  /// The members by which a type gives its only instance.
  private(set) var singletons: Set<String> = []
  /// The class that declares what a subclass of it may override, by name.
  private(set) var overridden: [String: String] = [:]
  private var callbacks: [String: Callback] = [:]
  private var platformTypes: Set<String> = []
  /// The rows whose line could not be read, for the test that there are none.
  private(set) var unreadable: [String] = []

  init(text: String, guesses: Bool = false) {
    self.guesses = guesses
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      if !words.isEmpty { add(words) }
    }
    knownTypes = Set(rows.keys.compactMap { $0.split { ".(".contains($0) }.first.map(String.init) })
    // The longest ending tells most.
    suffixes.sort { ($1.ending.count, $0.ending) < ($0.ending.count, $1.ending) }
  }

  private mutating func add(_ words: [String]) {
    switch (words[0], words.count) {
    case ("subclass", 3): superclasses[words[1]] = words[2]
    case ("override", 3): overridden[words[1]] = words[2]
    case ("suffix", 3): suffixes.append((words[1], words[2]))
    case ("singleton", 2): singletons.insert(words[1])
    case ("platform", 2): platformTypes.insert(words[1])
    case ("callback", 2...3):
      guard let kind = Callback(rawValue: words.count == 3 ? words[2] : "") else { fallthrough }
      callbacks[words[1]] = kind
    case ("boundary", 3):
      guard let duty = Responsibility(rawValue: words[2]) else { fallthrough }
      boundaries.append((words[1], duty))
    case ("guess", 3...): if guesses { add(Array(words.dropFirst())) }
    case (_, 2...):
      guard let row = Row(words.dropFirst()) else { fallthrough }
      rows[words[0]] = row
    default: unreadable.append(words.joined(separator: " "))
    }
  }

  /// The type that a name of unknown type probably has.
  ///
  /// A short ending has to be a word of its own: a dialog is no log.
  func type(suggestedBy name: String) -> String? {
    let lowered = name.lowercased()
    return suffixes.first { ending, _ in
      let small = ending.lowercased()
      return name.hasSuffix(ending) || lowered == small
        || ending.count > 4 && lowered.hasSuffix(small)
    }?.type
  }

  /// Whether the platform calls a function because the life of a screen goes on, rather than because of what people
  /// did; nil for a function that it does not call.
  func isLifeCycle(callback name: String, _ first: TypeName?) -> Bool? {
    guard let callback = callbacks[name] else { return nil }
    let isCalled = callback != .sender || first.map { Self.isUIKits($0.name) } == true
    return isCalled ? callback == .life : nil
  }

  /// Whether a name is one of UIKit's types.
  static func isUIKits(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
      || name.hasPrefix("NSLayout")
  }

  /// Whether values of a type, and what they have, come from the platform, such as the place of a row.
  func isPlatforms(_ types: [String]) -> Bool {
    types.contains { Self.isUIKits($0) || platformTypes.contains($0) }
  }

  /// The duty of a type that stands for the outside, by its name.
  func duty(ofBoundary name: String) -> Responsibility? {
    guard !knows(name) else { return nil }
    return boundaries.first { ending, _ in
      switch ending.first {
      case "+": name.count >= ending.count && name.hasSuffix(ending.dropFirst())
      case "=": name == ending.dropFirst()
      default: name.hasSuffix(ending)
      }
    }?.duty
  }

  /// A platform class and those it inherits from, the nearest first.
  func lineage(of type: String) -> [String] {
    var names = [type]
    while let next = superclasses[names[names.count - 1]], names.count < 8 { names.append(next) }
    return names
  }

  /// What is known of a member; nil for an unknown one.
  ///
  /// - Parameters:
  ///   - types: What the receiver is, and what it inherits from, the nearest first; empty where nobody can tell.
  ///   - label: The first argument's label, by which overloads are told apart.
  ///   - mayBeAnything: Whether rows count that speak of whatever a member is called on.
  func member(
    _ name: String, of types: [String], isWritten: Bool = false, label: String? = nil,
    mayBeAnything: Bool = true
  ) -> Row? {
    let lineage = types.flatMap(lineage)
    let sign = isWritten ? "=" : ""
    let names = (label.map { ["\(name)(\($0):)"] } ?? []) + [name + sign]
    for name in names {
      for type in lineage { if let row = rows["\(type).\(name)"] { return row } }
    }
    for name in names where mayBeAnything { if let row = rows["*.\(name)"] { return row } }
    let others = lineage.lazy.compactMap { rows["\($0).*\(sign)"] }
    return others.first { $0.effect == nil || name.first?.isUppercase != true }
  }

  /// What is known of a member that is called without a receiver: only what rows say of the type itself.
  func ownMember(_ name: String, of types: [String]) -> Row? {
    types.flatMap(lineage).lazy.compactMap { rows["\($0).\(name)"] }.first
  }

  /// What creating a value, or calling a free function, tells.
  func creation(of types: [String], label: String? = nil) -> Row? {
    for type in types.flatMap(lineage) {
      if let label, let row = rows["\(type)(\(label):)"] ?? rows["\(type)(*:)"] { return row }
      if let row = rows["\(type)()"] { return row }
    }
    return nil
  }

  /// Whether a type is one of the platform's views or view controllers, or inherits from one.
  func isScreenPart(_ types: [String]) -> Bool {
    types.flatMap(lineage).contains { $0 == "UIView" || $0 == "UIViewController" }
  }

  /// Whether rows speak of a type.
  func knows(_ type: String) -> Bool { superclasses[type] != nil || knownTypes.contains(type) }
}

extension Catalogue.Row {
  /// Reads what stands behind a name; nil for a row that says something unknown.
  fileprivate init?(_ words: some Sequence<String>) {
    var words = Array(words)
    var result: String?
    if words.count >= 2, words[words.count - 2] == "->" {
      result = words.removeLast()
      words.removeLast()
    }
    let effect = words.count == 2 ? Effect.Kind(rawValue: String(words[1].dropFirst())) : nil
    guard words.count == 1 || effect != nil else { return nil }
    let isShown = words[0] == "shown"
    let duty = isShown ? .layout : Responsibility(rawValue: words[0])
    let note = Catalogue.Note(rawValue: words[0])
    guard duty != nil || note != nil else { return nil }
    self.init(
      duty: duty, isShown: isShown, note: note ?? .nothing, effect: effect, result: result)
  }
}
