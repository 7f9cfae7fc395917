import KataCore

extension DesignFinding.Work {
  /// What a type does, behind its name.
  var deed: String {
    switch self {
    case .requesting: "makes requests"
    case .decoding: "decodes answers"
    case .storing: "stores and looks up values"
    case .logging: "logs events"
    case .wording: "words texts"
    case .deciding: "decides"
    case .keeping: "keeps state"
    case .calculating: "works out values"
    case .layingOut: "handles views"
    case .navigating: "leads to other screens"
    case .hearing: "hears taps and edits"
    case .observing: "listens for changes"
    case .wiring: "makes and connects parts"
    }
  }

  /// The same where nothing finer is known than the duty.
  init(_ duty: Responsibility) {
    switch duty {
    case .network: self = .requesting
    case .storage: self = .storing
    case .logging: self = .logging
    case .presentation: self = .wording
    case .domain: self = .deciding
    case .layout: self = .layingOut
    case .navigation: self = .navigating
    case .viewEvents: self = .hearing
    case .observing: self = .observing
    case .wiring: self = .wiring
    }
  }
}

extension DesignFinding {
  /// What is done there, from the finest that is known.
  var deeds: [Work] { work.isEmpty ? responsibilities.map(Work.init) : work }

  /// What the type does, such as "decodes answers and decides", and nothing where that is not known.
  var deedWords: String {
    // To say "and 1 more" takes as much room as to name it.
    let limit = deeds.count == 4 ? 4 : 3
    return deeds.isEmpty
      ? "does another's work" : Series(deeds.map(\.deed), atMost: limit).description
  }

  func does(_ any: Work...) -> Bool { deeds.contains(where: any.contains) }

  /// Where in the type, such as ", in `load()` and `greet()`"; nothing where that is not known or said already.
  var inMembers: String {
    guard member == nil, !members.isEmpty else { return "" }
    let limit = members.count == 3 ? 3 : 2
    return " in \(Series(members.map { CodeWord($0).description }, atMost: limit))"
  }

  /// What moves, in the step.
  var theLines: String { lineCount == 1 ? "this line" : "these lines" }

  /// How to go about much, as a sentence.
  var orderWords: String? {
    guard lineCount > 12, members.count > 3, let first = members.first else { return nil }
    return "Go one function at a time, \(CodeWord(first)) first."
  }

  /// How many lines it is about, in parentheses.
  var inLines: String { " (\(Count(lineCount, "line")))" }

  var isScreens: Bool { role == .view || role == .controller }
  var isMediators: Bool { role == .presenter || role == .viewModel }
}
