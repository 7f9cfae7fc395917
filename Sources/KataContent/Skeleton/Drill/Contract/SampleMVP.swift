/// The seam: a solution that conforms says how its presenter is made.
public protocol SampleMVP: SampleScreen {
  /// Makes a presenter between this view and this store. It must not keep `view` alive.
  static func makePresenter(view: any SampleView, store: any CountStore) -> any SamplePresenter
}
