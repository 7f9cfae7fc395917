import AddressBookContract
import Foundation
@_spi(Driving) import UIKit

/// The address book as `kata show` and `kata run` use it, with a server that keeps what it is sent.
@MainActor final class KataScreen: ScreenScript {
  private var world: BookWorld
  private var book = ScriptedBook()

  init(values: SeededValues) {
    world = BookWorld(values: values, provinces: ScriptedBook.provinces)
  }

  func prepare(for state: String) {
    switch state {
    case "codes": return
    case "empty": book.addresses = []
    case "chinese":
      book.addresses = ScriptedBook.chinese
      world.provinces = ScriptedBook.chineseProvinces
    case "cached": world.remember(book.addresses, minutesAgo: 3)
    case "offline": world.remember(book.addresses, minutesAgo: 12)
    default: break
    }
    world.rememberProvinces()
  }

  func makeScreen(of solution: Any.Type) throws -> UIViewController {
    try seam(of: solution, as: (any AddressBookScreen.Type).self)
      .makeScreen(services: world.services)
  }

  func enter(_ state: String, with driver: ScreenDriver) throws {
    switch state {
    case "loading", "cached": return
    case "offline", "failed": answer(.failure)
    case "unreadable": answer(.nonsense)
    case "codes":
      world.server.answer("GET /addresses", with: world.answer(book.addresses))
    default: answer(.good)
    }
    driver.settle()
    try enterForm(state, with: driver)
    driver.settle()
  }

  private func enterForm(_ state: String, with driver: ScreenDriver) throws {
    switch state {
    case "listed", "empty", "chinese", "codes", "offline", "failed", "unreadable": break
    case "actions": try driver.tap(row(1))
    case "deleting": try choose("Delete", with: driver)
    case "changing": try choose("Change", with: driver)
    case "adding": try driver.tap("add")
    case "missing":
      try driver.tap("add")
      try driver.tap("save")
    case "provinces":
      try driver.tap("add")
      try driver.tap("province")
    default: throw ScreenScriptError.unknownState(state)
    }
  }

  private func choose(_ action: String, with driver: ScreenDriver) throws {
    try driver.tap(row(1))
    try driver.tap(action)
  }

  private func row(_ index: Int) -> String { Wording.title(book.addresses[index]) }

  var request: String? { world.server.open.first }

  func answer(_ answer: ScreenAnswer) {
    guard let oldest = world.server.oldest else { return }
    let question = oldest.question
    switch answer {
    case .good:
      world.server.answer(question, with: goodAnswer(to: oldest))
    case .failure: world.server.answer(question, with: .noConnection)
    case .nonsense: world.server.answer(question, with: .nonsense)
    }
  }

  private func goodAnswer(to request: HTTPRequest) -> ServerFake.Answer {
    if request.path == "/provinces" { return world.provincesAnswer() }
    return book.carryOut(request).map(ServerFake.Answer.data) ?? .done
  }

  /// Lets a minute pass, or six.
  func happen(_ event: String) {
    world.clock.advance(by: event == "minute" ? 60 : 360)
  }
}
