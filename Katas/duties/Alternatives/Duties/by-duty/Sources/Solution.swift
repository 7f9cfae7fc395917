import DutiesContract
import UIKit

enum Solution: DutyAnswers {
  static func makeScreen(services: ParcelServices) -> UIViewController {
    ParcelViewController(services: services)
  }

  static var duties: [String: Duty] {
    let methods: [Duty: String] = [
      .layout: "arrange", .networking: "fetch", .processing: "place", .storage: "keep",
      .logging: "note", .navigation: "leave", .viewEvents: "didTapButton",
      .modelEvents: "parcelMoved",
    ]
    return Dictionary(uniqueKeysWithValues: methods.map { ($0.value, $0.key) })
  }
}
