/// The seam of MVVM: a solution that conforms says how its view model is made.
public protocol GreetingMVVM: GreetingScreen {
  /// Makes a view model that works with these services, and that no view has been bound to.
  static func makeViewModel(
    router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingViewModel
}
