/// The seam of MVVM: a solution that conforms says how its view model is made.
public protocol ProfileMVVM: ProfileScreen {
  /// Makes a view model for this profile, to which no view has been bound.
  static func makeViewModel(
    profile: Profile, services: ProfileServices
  ) -> any ProfileViewModel
}
