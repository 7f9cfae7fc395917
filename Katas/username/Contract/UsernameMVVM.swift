/// The seam: a solution that conforms says how its view model is made.
public protocol UsernameMVVM: UsernameScreen {
  /// Makes a view model that works with this store, and that no view has been bound to.
  static func makeViewModel(store: any AccountStore) -> any UsernameViewModel
}
