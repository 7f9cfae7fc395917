@_spi(Driving) import UIKit
import UserListContract
import XCTest

/// A solution's screens on show, as a person would use them.
@MainActor struct UserStage {
  let world: UserWorld
  let screen: UIViewController
  let driver: ScreenDriver

  init(for test: XCTestCase) throws {
    let solution = try test.solution(as: (any UserListScreen.Type).self)
    self.init(solution, in: UserWorld(for: test))
  }

  init(_ solution: any UserListScreen.Type, in world: UserWorld) {
    self.init(solution.makeScreen(services: world.services), in: world)
  }

  init(_ screen: UIViewController, in world: UserWorld) {
    self.world = world
    self.screen = screen
    driver = ScreenDriver(screen, inNavigation: true)
    driver.settle()
  }

  /// The list with users in it.
  static func listing(for test: XCTestCase) throws -> (stage: UserStage, users: [User]) {
    let stage = try UserStage(for: test)
    return (stage, try stage.answerUsers())
  }

  /// The screen of a user whose details have come.
  static func detailing(
    for test: XCTestCase, _ details: UserDetails? = nil
  ) throws -> (stage: UserStage, details: UserDetails) {
    let (stage, users) = try listing(for: test)
    let answer = details ?? stage.world.details()
    try stage.open(stage.world.values.pick(users))
    try stage.answerDetails(answer)
    return (stage, answer)
  }

  // MARK: - What people and servers do

  /// Lets users arrive; fails the case if nobody asked for them.
  @discardableResult
  func answerUsers(_ occasion: String = "when it opens") throws -> [User] {
    let users = world.sortedUsers()
    try shouldAsk("fetch the users \(occasion)") { world.users.openLists > 0 }
    world.users.answer(world.mixed(users))
    driver.settle()
    return users
  }

  func open(_ user: User) throws { try driver.tap(UserWorld.name(user)) }

  func answerDetails(_ details: UserDetails, _ occasion: String = "when it opens") throws {
    try shouldAsk("fetch the details \(occasion)") { !world.users.openDetails.isEmpty }
    world.users.answer(details)
    driver.settle()
  }

  /// Taps what opens a page, and stays in the app if it asks.
  func openPage(tapping name: String) throws {
    try driver.tap(name)
    if driver.alert?.buttonTitles.contains("Open here") == true { try driver.tap("Open here") }
  }

  func answerPage(_ text: String, _ occasion: String = "when it opens") throws {
    try shouldAsk("load the page \(occasion)") { !world.pages.open.isEmpty }
    world.pages.answer(text)
    driver.settle()
  }

  private func shouldAsk(_ what: String, isSo: () -> Bool) throws {
    try Role.screen.should(what, actual: "no request waits", isSo: isSo)
  }

  // MARK: - What is on screen

  /// The rows of the screen in front, from the top down.
  var rows: [String] { driver.tree?.content.map(Self.rows) ?? [] }

  /// Fails the case unless the rows read so.
  func shouldList(_ rows: [[String]], _ what: String) throws {
    try Role.screen.should(what, expected: rows.map { $0.joined(separator: ", ") }) {
      self.rows
    }
  }

  func shouldShow(_ text: String, at identifier: String, _ what: String) throws {
    try Role.screen.should(what, expected: text) { try driver.text(of: identifier) }
  }

  func shouldShow(_ isVisible: Bool, _ identifier: String, _ what: String) throws {
    try Role.screen.should(what, expected: isVisible) { driver.isVisible(identifier) }
  }

  func shouldHaveTitle(_ title: String, _ what: String) throws {
    try Role.screen.should(what, expected: title) { driver.screenTitle ?? "" }
  }

  /// Fails the case unless an alert reports a failure.
  func shouldTell(_ message: String, _ what: String, buttons: [String]) throws {
    try shouldAlert([Wording.failure, message], buttons, what)
  }

  /// Fails the case unless an alert reads so; the order of its buttons is free.
  func shouldAlert(_ texts: [String], _ buttons: [String], _ what: String) throws {
    try Role.screen.should(what, expected: texts + buttons.sorted()) {
      guard let alert = driver.alert else { return ["no alert"] }
      return [alert.title, alert.message].compactMap(\.self).filter { !$0.isEmpty }
        + alert.buttonTitles.sorted()
    }
  }

  private static func rows(in node: ScreenNode) -> [String] {
    node.kind == "UITableViewCell" ? [node.text ?? ""] : node.children.flatMap(rows)
  }
}
