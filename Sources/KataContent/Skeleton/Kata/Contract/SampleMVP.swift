/// The seam of MVP: a solution that conforms says how its presenter is made.
public protocol SampleMVP: SampleScreen {
  /// Makes a presenter between this view and these services. It must not keep `view` alive.
  static func makePresenter(
    view: any SampleView, services: SampleServices
  ) -> any SamplePresenter
}
