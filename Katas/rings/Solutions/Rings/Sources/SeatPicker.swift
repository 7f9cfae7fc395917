import UIKit

protocol SeatPickerDelegate: AnyObject {
  func didChoose(_ seat: String)
}

final class SeatPicker: UIStackView {
  weak var delegate: (any SeatPickerDelegate)?

  func show(_ seats: [String]) {
    axis = .vertical
    for seat in seats {
      let button = UIButton(type: .system)
      button.setTitle(seat, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.delegate?.didChoose(seat) }, for: .touchUpInside)
      addArrangedSubview(button)
    }
  }
}
