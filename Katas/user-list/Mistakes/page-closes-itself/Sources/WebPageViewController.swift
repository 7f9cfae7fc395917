import UIKit

/// The screen of a web page: lays out its views, and is bound to its view model.
final class WebPageViewController: UIViewController {
  private let viewModel: WebPageViewModel
  private let addressLabel = UILabel()
  private let pageLabel = UILabel()

  init(viewModel: WebPageViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.title
    view.backgroundColor = .systemBackground
    let done = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(didTapDone))
    done.accessibilityIdentifier = "done"
    navigationItem.rightBarButtonItem = done
    addressLabel.accessibilityIdentifier = "address"
    addressLabel.text = viewModel.addressText
    addressLabel.textColor = .secondaryLabel
    pageLabel.accessibilityIdentifier = "page"
    pageLabel.numberOfLines = 0
    view.fill(with: [addressLabel, pageLabel, UIView()])
    viewModel.textDidChange = { [weak self] in self?.pageLabel.text = $0 }
    viewModel.open()
  }

  @objc private func didTapDone() {
    viewModel.close()
    dismiss(animated: true)
  }
}
