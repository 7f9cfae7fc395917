import KataCore

/// One of the patterns that the tables of roles and references know, the richest last.
enum Architecture: String, CaseIterable, Comparable, Sendable {
  case mvc, mvp, mva, mvvm, viper

  /// The pattern of an id in kata.json: MVC with managers is judged as MVC is, every form of MVVM as MVVM.
  init?(pattern: String) {
    self.init(
      rawValue: pattern == "managers" ? "mvc" : String(pattern.prefix { $0 != "-" }))
  }

  /// The role between a screen and what it shows.
  var mediator: Role {
    switch self {
    case .mvc: .controller
    case .mvvm: .viewModel
    case .mvp, .viper: .presenter
    case .mva: .adapter
    }
  }

  /// The name as people write it.
  var title: String { rawValue.uppercased() }

  /// The id of the lesson about it.
  var lesson: String { self == .mva ? "managers" : rawValue }

  static func < (left: Architecture, right: Architecture) -> Bool {
    allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
  }
}
