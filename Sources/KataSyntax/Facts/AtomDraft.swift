import KataCore

/// An atom while a program is read, with what its duty may depend on.
struct AtomDraft {
  /// Where a value goes on from where it was computed.
  enum Place: Hashable {
    /// A local name, by the atom that computed its value.
    case local(Int)
    /// What a function returns.
    case result(Int)
    /// A stored property, as `Type.name`.
    case property(String)

    var isProperty: Bool { if case .property = self { true } else { false } }
  }

  /// What an expression's value is used for.
  enum Sink: Hashable {
    case unknown
    /// It is displayed as it is.
    case shown
    case duty(Responsibility)
    /// Nobody but its author reads it.
    case nowhere
  }

  let kind: Atom.Kind
  let location: SourceLocation
  let offset: Int
  let length: Int
  let function: Int
  /// What the platform calls it for; nil for what the program calls.
  let occasion: DeclaredFunction.Occasion?

  /// What the names in it say by themselves.
  var named: Set<Responsibility> = []
  var effects: [Effect] = []
  /// Whether it displays a value.
  var shows = false
  /// Whether it puts together a text, or chooses one, for a purpose that its names do not tell.
  var buildsText = false
  /// Whether values are put into the text.
  var interpolates = false
  /// Whether the text is written for people.
  var isProse = false
  /// Whether it compares or computes.
  var decides = false
  /// Whether it only asks what the platform reports, such as which row or segue it is.
  var asksPlatform = false
  /// Whether what it computes is a choice or a comparison.
  var chooses = false
  /// What its names say besides duties; also that it calls a stored closure.
  var notes: Set<Catalogue.Note> = []
  /// Whether it creates a value by a function of unknown purpose.
  var createsValue = false
  /// Whether it calls functions of its own type, and those of others.
  var callsOwn = false
  var callsOthers = false
  var reads: [(place: Place, sink: Sink)] = []
  var writes: Set<Place> = []
  /// Of a condition: the atoms that it decides about.
  var controls: Range<Int>?

  /// What it does, as far as is known.
  var duties: Set<Responsibility> = []
}
