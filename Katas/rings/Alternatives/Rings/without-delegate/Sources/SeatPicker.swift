import UIKit

final class SeatPicker: UIStackView {
  var onChoice: (String) -> Void = { _ in }

  func show(_ seats: [String]) {
    axis = .vertical
    for seat in seats {
      let button = UIButton(type: .system)
      button.setTitle(seat, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.onChoice(seat) }, for: .touchUpInside)
      addArrangedSubview(button)
    }
  }
}
