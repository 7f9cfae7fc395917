import UIKit

/// Shows on any screen that something is going on.
final class ActivityIndicator: UIActivityIndicatorView {
  static func shown(in view: UIView) -> ActivityIndicator? {
    view.subviews.lazy.compactMap { $0 as? ActivityIndicator }.first
  }

  func place(in view: UIView) {
    accessibilityIdentifier = "loading"
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: view.centerXAnchor),
      centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
