import UIKit

/// The seam of MVP: a solution that conforms says how view and presenter are made, each without the other.
public protocol ProfileMVP: ProfileScreen {
  /// Makes the view alone: it is bound to the profile, and nobody supervises it.
  static func makeView(profile: Profile) -> UIViewController & ProfileView

  /// Makes a presenter for this view and profile. It must not keep `view` alive.
  static func makePresenter(
    view: any ProfileView, profile: Profile, services: ProfileServices
  ) -> any ProfilePresenter
}
