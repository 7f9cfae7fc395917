import KataCore

/// One of the patterns that the tables of roles and references know.
enum Architecture: String, CaseIterable, Sendable {
  case mvc, mvp, mvvm, viper

  /// Infers the pattern of a program from its roles: the richest whose mediator is there.
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

  /// The role between a screen and what it shows.
  var mediator: Role {
    switch self {
    case .mvc: .controller
    case .mvvm: .viewModel
    case .mvp, .viper: .presenter
    }
  }
}
