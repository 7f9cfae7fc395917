import UIKit

/// Shows up to three texts, whatever they are about.
final class TextsRow: UIStackView {
  convenience init(texts: [(identifier: String, text: String)]) {
    self.init(frame: .zero)
    axis = .vertical
    for (identifier, text) in texts where !text.isEmpty {
      let label = UILabel()
      label.text = text
      label.accessibilityIdentifier = identifier
      addArrangedSubview(label)
    }
  }
}
