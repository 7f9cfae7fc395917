/// The seam of VIPER: a solution that conforms says how its interactor and its presenter are made.
public protocol GreetingVIPER: GreetingScreen {
  /// Makes an interactor that works with these services; its output is set afterwards.
  static func makeInteractor(services: GreetingServices) -> any GreetingInteractor

  /// Makes a presenter between these three. It must not keep `view` alive.
  static func makePresenter(
    view: any GreetingView, interactor: any GreetingInteractor, router: any GreetingRouter
  ) -> any GreetingPresenter & GreetingInteractorOutput
}
