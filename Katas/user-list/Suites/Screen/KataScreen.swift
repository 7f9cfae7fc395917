import Foundation
@_spi(Driving) import UIKit
import UserListContract

/// The screens as `kata show` and `kata run` use them, with a directory of four.
@MainActor final class KataScreen: ScreenScript {
  private let world: UserWorld
  private var users = ScriptedUsers.english

  init(values: SeededValues) {
    world = UserWorld(values: values)
  }

  func prepare(for state: String) {
    switch state {
    case "empty": users = []
    case "chinese": users = ScriptedUsers.chinese
    case "unopened": world.opener.takesAddresses = false
    default: break
    }
  }

  func makeScreen(of solution: Any.Type) throws -> UIViewController {
    try seam(of: solution, as: (any UserListScreen.Type).self)
      .makeScreen(services: world.services)
  }

  func enter(_ state: String, with driver: ScreenDriver) throws {
    if state == "loading" { return }
    try answer(state == "failed" ? .failure : .good, driver)
    switch state {
    case "listed", "empty", "failed", "chinese": break
    case "about": try driver.tap("about")
    default:
      try driver.tap(users[1].firstName + " " + users[1].lastName)
      try enterDetail(state, driver)
    }
    driver.settle()
  }

  private func enterDetail(_ state: String, _ driver: ScreenDriver) throws {
    if state == "opening" { return }
    try answer(state == "undetailed" ? .failure : .good, driver)
    switch state {
    case "detail", "undetailed": break
    case "calling": try driver.tap("Phone")
    case "unopened": try driver.tap("E-mail")
    case "page", "waiting", "unloaded": try enterPage(state, driver)
    default: throw ScreenScriptError.unknownState(state)
    }
  }

  private func enterPage(_ state: String, _ driver: ScreenDriver) throws {
    try driver.tap("Website")
    if driver.alert != nil { try driver.tap("Open here") }
    if state == "waiting" { return }
    try answer(state == "unloaded" ? .failure : .good, driver)
  }

  var request: String? {
    if let address = world.pages.open.first { return "loadPage at \(address)" }
    if let id = world.users.openDetails.first { return "fetchDetails ofUser \(id)" }
    return world.users.openLists > 0 ? "fetchUsers" : nil
  }

  private func answer(_ kind: ScreenAnswer, _ driver: ScreenDriver) throws {
    answer(kind)
    driver.settle()
  }

  /// Answers the newest screen's request; an answer that nobody can read is a failure, too.
  func answer(_ answer: ScreenAnswer) {
    let isGood = answer == .good
    if let address = world.pages.open.first {
      if isGood { world.pages.answer("Welcome to \(address).") } else { world.pages.fail() }
    } else if let id = world.users.openDetails.first {
      if isGood { world.users.answer(ScriptedUsers.details(id)) } else { world.users.failDetails() }
    } else {
      if isGood { world.users.answer(users) } else { world.users.failUsers() }
    }
  }
}
