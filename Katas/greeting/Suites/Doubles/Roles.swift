import GreetingContract

/// The parts that the patterns ask for, as lessons call them.
extension Role {
  static let presenter = Role(title: "presenter", seam: "GreetingPresenter")
  static let viewModel = Role(title: "view model", seam: "GreetingViewModel")
  static let interactor = Role(title: "interactor", seam: "GreetingInteractor")
  static let router = Role(title: "router", seam: "GreetingRouter")
}

/// The same parts as objects behind a screen.
extension PartKind {
  static let presenter = PartKind(
    .presenter, declaredAs: (any GreetingPresenter).self,
    isOne: { $0 is any GreetingPresenter }, isMade: { $0 is any GreetingPresenter.Type })
  static let viewModel = PartKind(
    .viewModel, declaredAs: (any GreetingViewModel).self,
    isOne: { $0 is any GreetingViewModel }, isMade: { $0 is any GreetingViewModel.Type })
  static let interactor = PartKind(
    .interactor, declaredAs: (any GreetingInteractor).self,
    isOne: { $0 is any GreetingInteractor }, isMade: { $0 is any GreetingInteractor.Type })
  static let router = PartKind(
    .router, declaredAs: (any GreetingRouter).self,
    isOne: { $0 is any GreetingRouter }, isMade: { $0 is any GreetingRouter.Type })
}
