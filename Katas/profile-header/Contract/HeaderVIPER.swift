/// The seam of VIPER: a solution that conforms says how its interactor and its presenter are made.
public protocol HeaderVIPER: HeaderScreen {
  /// Makes an interactor that works with these services, and has no output yet.
  static func makeInteractor(userID: Int, services: HeaderServices) -> any HeaderInteractor

  /// Makes a presenter between these. It must not keep `view` alive.
  static func makePresenter(
    view: any HeaderView, interactor: any HeaderInteractor, router: any HeaderRouter
  ) -> any HeaderPresenter & HeaderInteractorOutput
}
