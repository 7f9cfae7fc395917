import PracticeHomeContract
import UIKit

/// Lists subjects, and reports the id and title of the one that is tapped.
final class SubjectsView: UIStackView {
  var onTap: ((_ id: Int, _ title: String) -> Void)?

  var viewModel: (any SubjectsViewModel)? {
    didSet { render() }
  }

  private func render() {
    axis = .vertical
    for view in arrangedSubviews { view.removeFromSuperview() }
    addLabel(viewModel?.caption, "subjectsCaption")
    for row in viewModel?.rows ?? [] {
      addArrangedSubview(
        HomeCard(row, name: "subject-\(row.id)") { [weak self] in self?.onTap?(row.id, row.title) })
    }
    addLabel(viewModel?.message, "subjectsMessage")
  }

  private func addLabel(_ text: String?, _ name: String) {
    let label = UILabel()
    label.text = text
    label.accessibilityIdentifier = name
    addArrangedSubview(label)
  }
}
