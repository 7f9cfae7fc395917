import DutiesContract
import Foundation
import UIKit

final class ParcelViewController: UIViewController {
  private let services: any ParcelServices
  private let label = UILabel()
  private let button = UIButton(type: .system)

  init(services: any ParcelServices) {
    self.services = services
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    arrange()
    button.addAction(
      UIAction { [weak self] _ in self?.didTapButton() }, for: .touchUpInside)
    services.subscribe { [weak self] text in self?.parcelMoved(to: text) }
    fetch()
  }

  private func arrange() {
    label.accessibilityIdentifier = "place"
    button.setTitle("Details", for: .normal)
    let column = UIStackView(arrangedSubviews: [label, button])
    column.axis = .vertical
    view.addSubview(column)
  }

  private func fetch() {
    services.get("/parcel") { [weak self] data in
      guard let self else { return }
      self.label.text = self.place(in: data)
      self.keep(data)
    }
  }

  private func place(in data: Data) -> String {
    let words = String(decoding: data, as: UTF8.self).split(separator: ";")
    return words.last.map { "In \($0)" } ?? "Not found"
  }

  private func keep(_ data: Data) {
    services.setString(String(decoding: data, as: UTF8.self), forKey: "parcel.last")
  }

  private func didTapButton() {
    note("details_opened")
    leave()
  }

  private func note(_ event: String) {
    services.record(event)
  }

  private func leave() {
    let details = UIViewController()
    details.title = label.text
    navigationController?.pushViewController(details, animated: true)
  }

  private func parcelMoved(to text: String) {
    label.text = "In \(text)"
  }
}
