import UIKit

final class TicketViewController: UIViewController, SeatPickerDelegate {
  private let countdown: Countdown
  private let seats: [String]
  private lazy var router = TicketRouter(screen: self)
  private let minutesLabel = UILabel()
  private let seatLabel = UILabel()
  private let column = UIStackView()

  init(countdown: Countdown, seats: [String]) {
    self.countdown = countdown
    self.seats = seats
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    minutesLabel.accessibilityIdentifier = "minutes"
    seatLabel.accessibilityIdentifier = "seat"
    view.addSubview(column)
    [minutesLabel, seatLabel].forEach(column.addArrangedSubview)
    addButton("Refresh") { $0.countdown.tick() }
    addButton("Choose seat") { $0.chooseSeat() }
    addButton("Details") { $0.router.showDetails(of: $0.seatLabel.text ?? "") }
    countdown.onChange = { minutes in
      self.minutesLabel.text = "\(minutes) min left"
    }
    minutesLabel.text = "\(countdown.minutes) min left"
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    countdown.onChange = nil
  }

  func didChoose(_ seat: String) {
    seatLabel.text = seat
  }

  private func chooseSeat() {
    let picker = SeatPicker()
    picker.delegate = self
    picker.show(seats)
    column.addArrangedSubview(picker)
  }

  private func addButton(_ title: String, action: @escaping (TicketViewController) -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [weak self] _ in self.map(action) }, for: .touchUpInside)
    column.addArrangedSubview(button)
  }
}
