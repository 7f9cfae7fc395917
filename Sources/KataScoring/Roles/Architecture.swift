import KataCore

/// One of the patterns that the table of references knows.
enum Architecture: String, CaseIterable, Sendable {
  case mvc, mvp, mvvm, viper

  /// Infers the pattern of a program from the roles it has: the richest pattern whose mediator is there.
  ///
  /// Wrong for programs that mix patterns screen by screen; those are judged by the richest.
  init(roles: [Role]) {
    let roles = Set(roles)
    if roles.contains(.interactor), roles.contains(.presenter) || roles.contains(.viewModel) {
      self = .viper
    } else if roles.contains(.presenter) {
      self = .mvp
    } else if roles.contains(.viewModel) {
      self = .mvvm
    } else {
      self = .mvc
    }
  }

  /// The id of the lesson that teaches it.
  var lesson: String { rawValue }

  /// The role between a screen and what it shows.
  var mediator: Role {
    switch self {
    case .mvc: .controller
    case .mvvm: .viewModel
    case .mvp, .viper: .presenter
    }
  }
}
