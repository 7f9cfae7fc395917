import TodoContract
@_spi(Driving) import UIKit
import XCTest

/// A solution's list on show, as a person would use it.
@MainActor struct TodoStage {
  let world: TodoWorld
  let screen: UIViewController
  let driver: ScreenDriver

  init(for test: XCTestCase, dayOfWeek: Int? = nil) throws {
    let solution = try test.solution(as: (any TodoScreen.Type).self)
    self.init(solution, in: TodoWorld(for: test, dayOfWeek: dayOfWeek))
  }

  init(_ solution: any TodoScreen.Type, in world: TodoWorld) {
    self.world = world
    screen = solution.makeScreen(services: world.services)
    driver = ScreenDriver(screen, inNavigation: true)
    driver.settle()
  }

  /// The list with items in every group.
  static func listing(for test: XCTestCase) throws -> TodoStage {
    let stage = try TodoStage(for: test)
    _ = stage.world.upcoming()
    try stage.answerFetch()
    return stage
  }

  /// Lets the items arrive; fails the case if nobody asked for them.
  func answerFetch(_ occasion: String = "when it opens") throws {
    try Role.screen.should("fetch the items \(occasion)", actual: "no fetch waits") {
      world.store.openFetches > 0
    }
    world.store.answerFetch()
    driver.settle()
  }

  /// Opens the form and enters an item that is due in so many days.
  func enter(_ title: String, inDays days: Int) throws {
    try driver.tap("add")
    try driver.type(title, into: "title")
    for _ in 0..<days { try driver.tap("later") }
  }

  /// Saves the form, lets the store keep the item, and answers whoever fetches the items again.
  func save() throws {
    try driver.tap("save")
    try Role.screen.should("save the item when Save is tapped", actual: "nothing was saved") {
      !world.store.openAdditions.isEmpty
    }
    world.store.answerAddition()
    driver.settle()
    while world.store.openFetches > 0 {
      world.store.answerFetch()
      driver.settle()
    }
  }

  // MARK: - What is on screen

  /// Headers in brackets, and rows, from the top down.
  var list: [String] { driver.tree?.content.map(Self.rows) ?? [] }

  var isFormOpen: Bool { driver.isVisible("title") }

  /// Fails the case unless the list reads so.
  func shouldList(_ upcoming: TodoWorld.Upcoming, _ what: String) throws {
    try Role.screen.should(what, expected: upcoming.list) { list }
  }

  /// Fails the case unless the screen shows `text`.
  func shouldShow(_ text: String, at identifier: String, _ what: String) throws {
    try Role.screen.should(what, expected: text) { try driver.text(of: identifier) }
  }

  /// Fails the case unless something is visible, or is not.
  func shouldShow(_ isVisible: Bool, _ identifier: String, _ what: String) throws {
    try Role.screen.should(what, expected: isVisible) { driver.isVisible(identifier) }
  }

  private static func rows(in node: ScreenNode) -> [String] {
    switch node.kind {
    case "UITableViewCell": [node.text ?? ""]
    case "UITableViewHeaderFooterView":
      node.children.flatMap(texts).filter { !$0.isEmpty }.map { "[\($0)]" }
    default: node.children.flatMap(rows)
    }
  }

  private static func texts(in node: ScreenNode) -> [String] {
    (node.text.map { [$0] } ?? []) + node.children.flatMap(texts)
  }
}
