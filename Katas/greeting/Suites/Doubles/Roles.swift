/// The parts that the patterns ask for, as lessons call them.
extension Role {
  static let view = Role(title: "view", seam: nil)
  static let screen = Role(title: "screen", seam: nil)
  static let presenter = Role(title: "presenter", seam: "GreetingPresenter")
  static let viewModel = Role(title: "view model", seam: "GreetingViewModel")
  static let interactor = Role(title: "interactor", seam: "GreetingInteractor")
}
