import PracticeHomeContract
import UIKit

/// A title that can be tapped, above a line of details.
final class HomeCard: UIView {
  private let button = UIButton(type: .system)
  private let label = UILabel()

  init(_ row: HomeRow, name: String, onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    button.setTitle(row.title, for: .normal)
    button.accessibilityIdentifier = name
    button.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    label.text = row.detail
    label.accessibilityIdentifier = "\(name)-detail"
    addSubview(button)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("This view is built in code.")
  }
}
