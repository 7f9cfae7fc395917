import Foundation
import ProfileContract
@_spi(Driving) import UIKit

/// The form as `kata show` and `kata run` use it, with the server's double as its service.
@MainActor final class KataScreen: ScreenScript {
  private let server = ServerFake()
  private let profile = Profile()

  init(values: SeededValues) {}

  func prepare(for state: String) {
    guard state != "empty" else { return }
    fill(
      [
        .salutation: "Dr.", .firstName: "Ada", .lastName: "Lovelace", .company: "Engines Ltd",
        .jobTitle: "Analyst", .email: "ada@example.org", .phone: "020 7946 0018",
        .street: "12 Square", .postalCode: "SW1Y 4JH", .city: "London", .country: "England",
      ], born: Day.date(1990, 12, 10))
    if state == "chinese" {
      fill(
        [
          .salutation: "", .firstName: "小明", .lastName: "李", .company: "春风书店",
          .jobTitle: "编辑", .street: "解放路 8 号", .postalCode: "310009", .city: "杭州",
          .country: "中国",
        ], born: Day.date(1990, 5, 17))
    }
  }

  private func fill(_ texts: [ProfileField: String], born day: Date) {
    for (field, text) in texts { profile.set(text, of: field) }
    profile.birthDate = day
  }

  func makeScreen(of solution: Any.Type) throws -> UIViewController {
    try seam(of: solution, as: (any ProfileScreen.Type).self).makeScreen(
      profile: profile, services: ProfileServices(server: server, today: Day.date(2026, 11, 24)))
  }

  func enter(_ state: String, with driver: ScreenDriver) throws {
    switch state {
    case "opened", "empty", "chinese": break
    case "unreadable": try driver.type("17 May", into: "birthDate")
    case "incomplete": try driver.type("", into: "postalCode")
    case "saving": try driver.tap("save")
    case "saved": try save(with: driver, .good)
    case "offline": try save(with: driver, .failure)
    default: throw ScreenScriptError.unknownState(state)
    }
  }

  private func save(with driver: ScreenDriver, _ kind: ScreenAnswer) throws {
    try driver.tap("save")
    answer(kind)
    driver.settle()
  }

  var request: String? { server.isAsked ? "save(_:completion:)" : nil }

  func answer(_ answer: ScreenAnswer) {
    server.answer(answer == .good)
  }

  /// Another screen gives the person another job and another birth date.
  func happen(_ event: String) {
    profile.company = "Difference & Co"
    profile.birthDate = Day.date(1991, 1, 2)
  }
}
