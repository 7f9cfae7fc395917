import Combine
import UIKit

/// The screen of a web page: lays out its views, and is bound to its view model.
final class WebPageViewController: UIViewController {
  private let viewModel: WebPageViewModel
  private let addressLabel = UILabel()
  private let pageLabel = UILabel()
  private var binding: AnyCancellable?

  init(viewModel: WebPageViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
    let done = UIAction(title: "Done") { [viewModel] _ in viewModel.close() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", primaryAction: done)
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "done"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addressLabel.accessibilityIdentifier = "address"
    addressLabel.text = viewModel.addressText
    pageLabel.accessibilityIdentifier = "page"
    pageLabel.numberOfLines = 0
    layOut(addressLabel, pageLabel)
    binding = viewModel.$text.sink { [pageLabel] in pageLabel.text = $0 }
    viewModel.open()
  }
}
