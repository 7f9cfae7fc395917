import AddressBookContract
@_spi(Driving) import UIKit
import XCTest

/// A solution's screen in a navigation controller, as a person would use it.
@MainActor struct BookStage {
  let world: BookWorld
  let driver: ScreenDriver
  /// The screen that the solution made.
  let screen: UIViewController

  /// Shows the screen, once `prepare` has filled the services; without it they hold the provinces.
  init(
    for test: XCTestCase,
    preparing prepare: ((BookWorld) -> Void)? = nil
  ) throws {
    let solution = try test.solution(as: (any AddressBookScreen.Type).self)
    let world = BookWorld(for: test)
    if let prepare { prepare(world) } else { world.rememberProvinces() }
    self.init(solution, in: world)
  }

  init(_ solution: any AddressBookScreen.Type, in world: BookWorld) {
    self.world = world
    screen = solution.makeScreen(services: world.services)
    driver = ScreenDriver(screen, inNavigation: true)
    driver.settle()
  }

  /// Answers a request, or fails the case if nobody waits for it.
  func answer(
    _ question: String, with answer: ServerFake.Answer, _ occasion: String = "", at index: Int = 0
  ) throws {
    let what = ["send the request \"\(question)\"", occasion].filter { !$0.isEmpty }
    try Role.screen.should(
      what.joined(separator: " "), actual: "it waits for \(world.server.open)"
    ) { world.server.count(question) > index }
    world.server.answer(question, with: answer, at: index)
    driver.settle()
  }

  /// Lets the list arrive.
  func answerList(_ addresses: [Address], _ occasion: String = "") throws {
    try answer("GET /addresses", with: world.answer(addresses), occasion)
  }

  /// Taps a row and chooses what its sheet offers.
  func choose(_ action: String, of address: Address) throws {
    try driver.tap(Wording.title(address))
    try driver.tap(action)
  }

  /// Makes another address the default.
  ///
  /// - Returns: What the server is asked for.
  func makeDefault(_ addresses: [Address]) throws -> String {
    let other = world.values.pick(addresses.filter { !$0.isDefault })
    try choose("Make default", of: other)
    return "PUT /addresses/\(other.id)/default"
  }

  /// Fills all fields and picks the province.
  func fill(_ address: Address) throws {
    try driver.type(address.name, into: "name")
    try driver.type(address.phone, into: "phone")
    try driver.type(address.city, into: "city")
    try driver.type(address.street, into: "street")
    try driver.tap("province")
    try driver.tap(world.name(of: address.province))
  }

  // MARK: - What is on screen

  /// Headers in brackets, and rows, from the top down.
  var list: [String] {
    driver.tree?.content.map(Self.rows) ?? []
  }

  /// What the form holds: name, phone, city, street and the title of the province.
  func form() throws -> [String] {
    try ["name", "phone", "city", "street", "province"].map { try driver.text(of: $0) }
  }

  /// Fails the case unless the list reads so.
  func shouldList(_ addresses: [Address], _ what: String) throws {
    try Role.screen.should(what, expected: world.list(addresses)) { list }
  }

  /// Fails the case unless the screen shows `text`.
  func shouldShow(_ text: String, at identifier: String, _ what: String) throws {
    try Role.screen.should(what, expected: text) { try driver.text(of: identifier) }
  }

  /// Fails the case unless something is visible, or is not.
  func shouldShow(_ isVisible: Bool, _ identifier: String, _ what: String) throws {
    try Role.screen.should(what, expected: isVisible) { driver.isVisible(identifier) }
  }

  /// Fails the case unless an alert reports a failure.
  func shouldAlert(_ message: String, _ what: String = "tell in an alert what went wrong") throws {
    try Role.screen.should(what, expected: "\(Wording.failure): \(message) Retry Cancel") {
      driver.alert.map { alert in
        "\(alert.title ?? ""): \(([alert.message ?? ""] + alert.buttonTitles).joined(separator: " "))"
      } ?? "no alert"
    }
  }

  /// Fails the case if there is an alert.
  func shouldNotAlert(_ what: String) throws {
    try Role.screen.shouldNot(what, expected: String?.none) { driver.alert?.message }
  }

  /// Fails the case unless exactly these requests wait.
  func shouldAsk(_ questions: [String], _ what: String) throws {
    try Role.screen.should(what, expected: questions.sorted()) { world.server.open.sorted() }
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
