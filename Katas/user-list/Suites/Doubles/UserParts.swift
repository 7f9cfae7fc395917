@_spi(Driving) import UIKit
import UserListContract
import XCTest

/// The objects behind the three screens while all are on show, by the roles that `Solution` names.
@MainActor struct UserParts {
  let roles: UserRoles
  let stage: UserStage
  private let screenParts: ScreenParts

  /// Shows the list, a user above it, and a page above both.
  init(for test: XCTestCase) throws {
    roles = try UserRoles(for: test)
    (stage, _) = try UserStage.detailing(for: test)
    try stage.openPage(tapping: "Website")
    try stage.answerPage(stage.world.values.name())
    let root = stage.screen.navigationController ?? stage.screen
    screenParts = try ScreenParts(of: root, kinds: roles.all.map(\.partKind))
  }

  var graph: ObjectGraph { screenParts.graph }
  var views: [AnyObject] { screenParts.views }

  /// The objects that play a role; fails the case if no stored property leads to one.
  @discardableResult
  func objects(_ part: UserPart) throws -> [AnyObject] {
    let objects = graph.objects.filter(part.isPlayed)
    guard objects.isEmpty else { return objects }
    throw Failure(
      role: part.role,
      should: "The screens should work with the \(part.role.title) that `Solution` names.",
      expected: "a stored property that leads to a `\(part.names.joined(separator: "` or `"))`",
      actual: screenParts.gone(part.partKind)?.explanation ?? "no stored property references it",
      types: part.names, place: screenParts.gone(part.partKind)?.path)
  }

  /// Fails the case unless every role is there, as an object of its own.
  func shouldBeApart() throws {
    for part in roles.all { try objects(part) }
    try screenParts.shouldBeApart()
  }

  /// Fails the case if a view, or a helper that it leads to, stores one of these.
  func viewsShouldKeepNone(of model: [ModelKind]) throws {
    try screenParts.viewShouldKeepNone(of: model)
  }

  /// What an object leads to without passing through a part or a view, itself included.
  func reach(from start: AnyObject) -> [AnyObject] {
    graph.reach(from: [start]) { object in
      object !== start && isBorder(object)
    }.map(\.object)
  }

  /// Whether an object is a view or plays one of the roles.
  func isBorder(_ object: AnyObject) -> Bool {
    PartKind.view.isOne(object) || roles.all.contains { $0.isPlayed(by: object) }
  }
}
