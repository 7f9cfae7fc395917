import PracticeHomeContract
@_spi(Driving) import UIKit
import XCTest

/// A page on show, as a person would use it.
@MainActor struct HomeStage {
  let world: HomeWorld
  let stage: Stage

  var driver: ScreenDriver { stage.driver }

  /// Shows the page that a solution makes with the world's services.
  init(for test: XCTestCase, in world: HomeWorld? = nil) throws {
    let solution = try test.solution(as: (any PracticeHomeScreen.Type).self)
    let world = world ?? HomeWorld(for: test)
    self.init(
      showing: Stage(solution.makeScreen(services: world.services), inNavigation: true), in: world)
  }

  /// Uses a page on show that was made with the world's services.
  init(showing stage: Stage, in world: HomeWorld) {
    self.world = world
    self.stage = stage
  }

  // MARK: - Answers

  func answerSubjects(_ subjects: [Subject]?, at index: Int = 0) throws {
    try world.answerSubjects(subjects, at: index)
    driver.settle()
  }

  func answerPromotions(_ promotions: Promotions?, at index: Int = 0) throws {
    try world.answerPromotions(promotions, at: index)
    driver.settle()
  }

  func answerDatabase(_ subjects: [Subject]?) throws {
    try world.answerDatabase(subjects)
    driver.settle()
  }

  /// Taps Refresh once the requests before it are on their way, so that their order is known.
  func refresh() throws {
    let server = world.server
    try Role.screen.should("ask for subjects and promotions when it opens", expected: true) {
      !server.subjects.all.isEmpty && !server.promotions.all.isEmpty
    }
    let counts = [server.subjects.all.count + 1, server.promotions.all.count + 1]
    try driver.tap("refresh")
    try Role.screen.should("ask for both again with Refresh", expected: counts) {
      [server.subjects.all.count, server.promotions.all.count]
    }
  }

  // MARK: - What is shown

  /// A text on the page; what is hidden shows none.
  func shown(_ identifier: String) throws -> String {
    driver.isVisible(identifier) ? try driver.text(of: identifier) : ""
  }

  /// The rows of a subview from top to bottom, such as "Algebra: 12 of 30 exercises".
  func rows(_ prefix: String) -> [String] {
    let texts = Self.texts(in: driver.tree?.content, prefix: "\(prefix)-")
    return texts.filter { !$0.id.hasSuffix("-detail") }.map { row in
      let detail = texts.first { $0.id == "\(row.id)-detail" }
      return "\(row.text): \(detail?.text ?? "")"
    }
  }

  private static func texts(in node: ScreenNode?, prefix: String) -> [(id: String, text: String)] {
    guard let node else { return [] }
    let own = node.identifier.flatMap { $0.hasPrefix(prefix) ? ($0, node.text ?? "") : nil }
    return [own].compactMap(\.self) + node.children.flatMap { texts(in: $0, prefix: prefix) }
  }
}

extension HomeStage {
  /// Fails the case unless exactly these subjects are listed as open in the user's phase.
  func shouldList(_ subjects: [Subject], _ what: String) throws {
    let open = world.open(subjects)
    try Role.screen.should(what, expected: open.map(Wording.row)) { rows("subject") }
    try shouldSay(
      open.isEmpty ? Wording.noneOpen(world.settings.phase) : "", at: "subjectsMessage",
      "say below the subjects what there is to say")
    try shouldSay(
      Wording.caption(world.settings.phase), at: "subjectsCaption", "name the user's phase")
  }

  /// Fails the case unless exactly these activities are listed.
  func shouldListActivities(_ activities: [(Activity, left: String)], _ what: String) throws {
    try Role.screen.should(
      what, expected: activities.map { Wording.row($0.0, $0.left) }
    ) { rows("activity") }
  }

  /// Fails the case unless a text is shown; "" stands for none.
  func shouldSay(_ text: String, at identifier: String, _ what: String) throws {
    try Role.screen.should(what, expected: text) { try shown(identifier) }
  }
}
