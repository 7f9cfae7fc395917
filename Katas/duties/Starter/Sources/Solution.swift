import DutiesContract
import UIKit

enum Solution: DutyAnswers {
  static func makeScreen(services: ParcelServices) -> UIViewController {
    ParcelViewController(services: services)
  }

  /// The duty of each method of `ParcelViewController`.
  static let duties: [String: Duty] = [
    "arrange": .undecided,
    "didTapButton": .undecided,
    "fetch": .undecided,
    "keep": .undecided,
    "leave": .undecided,
    "note": .undecided,
    "parcelMoved": .undecided,
    "place": .undecided,
  ]
}
