/// The seam: a solution that conforms says how its presenter is made.
public protocol ShelfAssembly: ShelfScreen {
  /// Makes a presenter between these three. It must not keep `view` alive.
  static func makePresenter(
    view: any ShelfView, library: any Library, router: any ShelfRouter
  ) -> any ShelfPresenter
}
