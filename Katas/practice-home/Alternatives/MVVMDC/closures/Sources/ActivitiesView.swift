import PracticeHomeContract
import UIKit

/// Lists activities, and reports the id and title of the one that is tapped.
final class ActivitiesView: UIStackView {
  var onTap: ((_ id: Int, _ title: String) -> Void)?

  var viewModel: (any ActivitiesViewModel)? {
    didSet { render() }
  }

  private func render() {
    axis = .vertical
    for view in arrangedSubviews { view.removeFromSuperview() }
    let caption = UILabel()
    caption.text = "Activities"
    addArrangedSubview(caption)
    for row in viewModel?.rows ?? [] {
      addArrangedSubview(
        HomeCard(row, name: "activity-\(row.id)") { [weak self] in
          self?.onTap?(row.id, row.title)
        })
    }
    let message = UILabel()
    message.accessibilityIdentifier = "activitiesMessage"
    message.text = viewModel?.message
    addArrangedSubview(message)
  }
}
