import DutiesContract
import UIKit

enum Solution: DutyAnswers {
  static func makeScreen(services: ParcelServices) -> UIViewController {
    ParcelViewController(services: services)
  }

  /// The duty of each method of `ParcelViewController`.
  static let duties: [String: Duty] = [
    "arrange": .layout,
    "didTapButton": .viewEvents,
    "fetch": .networking,
    "keep": .storage,
    "leave": .navigation,
    "note": .logging,
    "parcelMoved": .modelEvents,
    "place": .processing,
  ]
}
