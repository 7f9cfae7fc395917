/// The seam of MVVM: a solution that conforms says how its view model is made.
public protocol HeaderMVVM: HeaderScreen {
  /// Makes a view model that works with these services, and that no view has been bound to.
  static func makeViewModel(
    userID: Int, router: any HeaderRouter, services: HeaderServices
  ) -> any HeaderViewModel
}
