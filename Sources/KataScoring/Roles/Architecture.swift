import KataCore

/// One of the patterns that the tables of roles and references know.
enum Architecture: String, CaseIterable, Sendable {
  case mvc, mvp, mvvm, viper

  /// Infers the pattern of a program from its roles: the richest whose mediator a screen holds.
  ///
  /// Wrong for programs that mix patterns screen by screen; those are judged by the richest.
  init(roles: [Role], links: [Link]) {
    let held = Set(
      links.filter { link in
        [.view, .controller].contains(roles[link.from])
          && !link.kinds.isDisjoint(with: [.holds, .holdsWeakly])
      }.map { roles[$0.to] })
    let hasMediator = roles.contains(.presenter) || roles.contains(.viewModel)
    if roles.contains(.interactor), hasMediator,
      !held.isDisjoint(with: [.presenter, .viewModel, .interactor])
    {
      self = .viper
    } else if held.contains(.presenter) {
      self = .mvp
    } else if held.contains(.viewModel) {
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
