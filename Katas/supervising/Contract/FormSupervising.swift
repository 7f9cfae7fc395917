import UIKit

/// The seam: a solution that conforms says how view and presenter are made, each without the other.
public protocol FormSupervising: FormScreen {
  /// Makes the view alone: it is bound to the profile, and nobody supervises it.
  static func makeView(profile: Profile) -> UIViewController & SupervisedView
  /// Makes a presenter for this view and profile. It must not keep `view` alive.
  static func makePresenter(view: any SupervisedView, profile: Profile) -> any FormPresenter
}
