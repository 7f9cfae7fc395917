import PracticeHomeContract
import UIKit

/// Receives what happens in a subjects view.
protocol SubjectsViewDelegate: AnyObject {
  func subjectsView(_ view: SubjectsView, didSelect row: HomeRow)
}

/// Lists subjects below the phase in which they are open.
final class SubjectsView: UIStackView {
  weak var delegate: (any SubjectsViewDelegate)?
  private let section = SectionView(prefix: "subject", messageIdentifier: "subjectsMessage")

  init() {
    super.init(frame: .zero)
    section.captionLabel.accessibilityIdentifier = "subjectsCaption"
    section.onSelect = { [weak self] row in
      guard let self else { return }
      delegate?.subjectsView(self, didSelect: row)
    }
    addArrangedSubview(section)
  }

  required init(coder: NSCoder) {
    fatalError("This view is built in code.")
  }

  func bind(_ viewModel: any SubjectsViewModel) {
    section.captionLabel.text =
      viewModel.caption.isEmpty ? "Open in primary school" : viewModel.caption
    section.show(viewModel.rows, message: viewModel.message)
  }
}
