import PracticeHomeContract
import UIKit

/// Receives what happens in a banner view.
protocol BannerViewDelegate: AnyObject {
  func bannerViewDidTap(_ view: BannerView)
}

/// Shows a banner, and takes no room where there is none.
final class BannerView: UIStackView {
  weak var delegate: (any BannerViewDelegate)?
  private let button = UIButton(type: .system)

  init() {
    super.init(frame: .zero)
    button.accessibilityIdentifier = "banner"
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.bannerViewDidTap(self)
      }, for: .touchUpInside)
    addArrangedSubview(button)
  }

  required init(coder: NSCoder) {
    fatalError("This view is built in code.")
  }

  func bind(_ viewModel: any BannerViewModel) {
    button.setTitle(viewModel.title, for: .normal)
    isHidden = viewModel.title == nil
  }
}
