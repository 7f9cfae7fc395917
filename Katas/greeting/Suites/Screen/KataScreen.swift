import Foundation
import GreetingContract
@_spi(Driving) import UIKit

/// The greeting as `kata show` and `kata run` use it, with the doubles as its services.
@MainActor final class KataScreen: ScreenScript {
  private let world: GreetingWorld
  private var person = Person(
    id: 7, salutation: "Dr.", firstName: "David", lastName: "Blaine")

  init(values: SeededValues) {
    world = GreetingWorld(values: values)
  }

  func prepare(for state: String) {
    switch state {
    case "remembered":
      world.store.nickname = "Dave"
      world.store.count = 12
    case "chinese":
      world.store.nickname = "小明"
      person = Person(id: 8, salutation: "博士", firstName: "李", lastName: "小明")
    default: break
    }
  }

  func makeScreen(of solution: Any.Type) throws -> UIViewController {
    try seam(of: solution, as: (any GreetingScreen.Type).self)
      .makeScreen(services: world.services)
  }

  func enter(_ state: String, with driver: ScreenDriver) throws {
    switch state {
    case "opened", "remembered": break
    case "loading": try driver.tap("greet")
    case "greeted": try greet(with: driver)
    case "formal", "chinese":
      try driver.setSwitch("formal", on: true)
      try greet(with: driver)
    case "offline": try greet(with: driver, .failure)
    case "unreadable": try greet(with: driver, .nonsense)
    case "profile":
      try greet(with: driver)
      try driver.tap("profile")
    default: throw ScreenScriptError.unknownState(state)
    }
  }

  private func greet(with driver: ScreenDriver, _ kind: ScreenAnswer = .good) throws {
    try driver.tap("greet")
    answer(kind)
    driver.settle()
  }

  var request: String? { world.server.path }

  func answer(_ answer: ScreenAnswer) {
    switch answer {
    case .good: world.server.answer(.success(world.answer(for: person)))
    case .failure: world.server.answer(.failure(URLError(.notConnectedToInternet)))
    case .nonsense: world.server.answer(.success(Data("<html>502</html>".utf8)))
    }
  }

  /// The person gets another name elsewhere.
  func happen(_ event: String) {
    person.lastName = "Copperfield"
    world.feed.change(to: person)
  }
}
