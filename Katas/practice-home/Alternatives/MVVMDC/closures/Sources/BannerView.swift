import PracticeHomeContract
import UIKit

/// Shows a banner, and reports a tap by a closure.
final class BannerView: UIButton {
  var viewModel: (any BannerViewModel)? {
    didSet {
      setTitle(viewModel?.title, for: .normal)
      isHidden = viewModel?.title == nil
    }
  }

  /// - Parameter onTap: Called for each tap.
  convenience init(onTap: @escaping () -> Void) {
    self.init(frame: .zero)
    accessibilityIdentifier = "banner"
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }
}
