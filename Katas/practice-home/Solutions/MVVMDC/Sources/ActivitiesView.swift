import PracticeHomeContract
import UIKit

/// Receives what happens in an activities view.
protocol ActivitiesViewDelegate: AnyObject {
  func activitiesView(_ view: ActivitiesView, didSelect row: HomeRow)
}

/// Lists activities below a caption.
final class ActivitiesView: UIStackView {
  weak var delegate: (any ActivitiesViewDelegate)?
  private let section = SectionView(prefix: "activity", messageIdentifier: "activitiesMessage")

  init() {
    super.init(frame: .zero)
    section.captionLabel.text = "Activities"
    section.onSelect = { [weak self] row in
      guard let self else { return }
      delegate?.activitiesView(self, didSelect: row)
    }
    addArrangedSubview(section)
  }

  required init(coder: NSCoder) {
    fatalError("This view is built in code.")
  }

  func bind(_ viewModel: any ActivitiesViewModel) {
    section.show(viewModel.rows, message: viewModel.message)
  }
}
