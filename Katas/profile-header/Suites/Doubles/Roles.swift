import ProfileHeaderContract

/// The parts that the patterns ask for, as lessons call them.
extension Role {
  static let presenter = Role(title: "presenter", seam: "HeaderPresenter")
  static let viewModel = Role(title: "view model", seam: "HeaderViewModel")
  static let interactor = Role(title: "interactor", seam: "HeaderInteractor")
  static let router = Role(title: "router", seam: "HeaderRouter")
}

/// The same parts as objects behind a screen.
extension PartKind {
  static let presenter = PartKind(
    .presenter, declaredAs: (any HeaderPresenter).self,
    isOne: { $0 is any HeaderPresenter }, isMade: { $0 is any HeaderPresenter.Type })
  static let viewModel = PartKind(
    .viewModel, declaredAs: (any HeaderViewModel).self,
    isOne: { $0 is any HeaderViewModel }, isMade: { $0 is any HeaderViewModel.Type })
  static let interactor = PartKind(
    .interactor, declaredAs: (any HeaderInteractor).self,
    isOne: { $0 is any HeaderInteractor }, isMade: { $0 is any HeaderInteractor.Type })
  static let router = PartKind(
    .router, declaredAs: (any HeaderRouter).self,
    isOne: { $0 is any HeaderRouter }, isMade: { $0 is any HeaderRouter.Type })
}

/// What lies behind presenter, view model or interactor, and what a view should not get at.
extension ModelKind {
  static let services = ModelKind(
    "services",
    types: [
      HeaderServices.self, (any HTTPClient).self, (any KeyValueStore).self, (any EventLog).self,
    ]
  ) { value in
    value is HeaderServices || value is any HTTPClient || value is any KeyValueStore
      || value is any EventLog
  }

  static let user = ModelKind("user", types: [User.self]) { $0 is User }

  static let facts = ModelKind("facts", types: [HeaderFacts.self, UserFacts.self]) {
    $0 is HeaderFacts || $0 is UserFacts
  }

  static let interactor = ModelKind(
    "interactor", types: [(any HeaderInteractor).self]
  ) { $0 is any HeaderInteractor }
}
