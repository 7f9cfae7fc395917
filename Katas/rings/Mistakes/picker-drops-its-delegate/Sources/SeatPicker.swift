import UIKit

protocol SeatPickerDelegate: AnyObject {
  func didChoose(_ seat: String)
}

final class SeatPicker: UIStackView {
  var delegate: (any SeatPickerDelegate)?

  func show(_ seats: [String]) {
    axis = .vertical
    for seat in seats {
      let button = UIButton(type: .system)
      button.setTitle(seat, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.choose(seat) }, for: .touchUpInside)
      addArrangedSubview(button)
    }
  }

  private func choose(_ seat: String) {
    delegate?.didChoose(seat)
    delegate = nil
  }
}
