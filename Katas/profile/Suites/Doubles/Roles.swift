import ProfileContract

/// The parts that the patterns ask for, as lessons call them.
extension Role {
  static let form = Role(title: "view", seam: "ProfileView")
  static let presenter = Role(title: "presenter", seam: "ProfilePresenter")
  static let viewModel = Role(title: "view model", seam: "ProfileViewModel")
}

/// The same parts as objects behind a screen.
extension PartKind {
  static let presenter = PartKind(
    .presenter, declaredAs: (any ProfilePresenter).self,
    isOne: { $0 is any ProfilePresenter }, isMade: { $0 is any ProfilePresenter.Type })
  static let viewModel = PartKind(
    .viewModel, declaredAs: (any ProfileViewModel).self,
    isOne: { $0 is any ProfileViewModel }, isMade: { $0 is any ProfileViewModel.Type })
}

/// What a view should not get at; a supervised one may have the profile.
extension ModelKind {
  static let services = ModelKind(
    "services", types: [ProfileServices.self, (any ProfileServer).self]
  ) { $0 is ProfileServices || $0 is any ProfileServer }

  static let profile = ModelKind("profile", types: [Profile.self]) { $0 is Profile }
}
