/// The seam of MVP: a solution that conforms says how its presenter is made.
public protocol GreetingMVP: GreetingScreen {
  /// Makes a presenter between this view and these services. It must not keep `view` alive.
  static func makePresenter(
    view: any GreetingView, router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingPresenter
}
