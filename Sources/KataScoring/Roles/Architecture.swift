import KataCore

/// One of the patterns that the tables of roles and references know, the richest last.
enum Architecture: String, CaseIterable, Comparable, Sendable {
  case mvc, mvp, mvvm, viper

  /// The role between a screen and what it shows.
  var mediator: Role {
    switch self {
    case .mvc: .controller
    case .mvvm: .viewModel
    case .mvp, .viper: .presenter
    }
  }

  /// The name as people write it.
  var title: String { rawValue.uppercased() }

  static func < (left: Architecture, right: Architecture) -> Bool {
    allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
  }
}
