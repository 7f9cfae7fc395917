import LibraryContract
@_spi(Driving) import UIKit
import XCTest

/// One of the three screens in front, with the objects behind it.
@MainActor struct DecidedScreen {
  let part: LibraryPart
  let front: UIViewController
  let graph: ObjectGraph
  private let roles: LibraryRoles
  private let screenParts: ScreenParts

  init(_ part: LibraryPart, front: UIViewController, roles: LibraryRoles) throws {
    self.part = part
    self.front = front
    self.roles = roles
    screenParts = try ScreenParts(of: front, kinds: roles.all.map(\.partKind))
    graph = screenParts.graph
  }

  /// Shows catalogue, book and loans one after the other, and looks at each while it is in front.
  static func visit(
    for test: XCTestCase, look: (DecidedScreen, LibraryStage) throws -> Void
  ) throws {
    let roles = try LibraryRoles(for: test)
    let stage = try LibraryStage(for: test)
    let books = stage.world.books()
    try stage.answerCatalogue(books)
    try look(DecidedScreen(roles.catalogue, front: stage.front, roles: roles), stage)
    try stage.driver.tap(books[0].title)
    try stage.answerBook(books[0], stage.world.member(reserved: [books[0]]))
    try look(DecidedScreen(roles.book, front: stage.front, roles: roles), stage)
    try stage.goBackToCatalogue(books)
    try stage.driver.tap("loans")
    try stage.answerMember(stage.world.member(loans: [stage.world.loan(inDays: 1)], fees: 5))
    try look(DecidedScreen(roles.loans, front: stage.front, roles: roles), stage)
  }

  /// The object that decides; fails the case if no stored property leads to one.
  func decider() throws -> AnyObject {
    if let object = graph.objects.first(where: part.isPlayed) { return object }
    throw Failure(
      role: part.role, should: "Each screen should work with the class that `Solution` names.",
      expected: "a stored property that leads from the screen to a `\(part.kind)`",
      actual: screenParts.gone(part.partKind)?.explanation ?? "no stored property references it",
      types: [LearnerType.name(type(of: front))], place: screenParts.gone(part.partKind)?.path)
  }

  /// This screen's views, without the one that decides.
  var views: [AnyObject] {
    graph.viewsInFront(of: front).filter { !part.isPlayed(by: $0) }
  }

  /// What views lead to without passing a decider, the navigation or another screen.
  func reachOfViews() -> [ObjectGraph.Reach] {
    let starts = views
    return graph.reach(from: starts) { object in
      roles.named.contains { $0.isPlayed(by: object) } || object is UIViewController
    }
  }

  /// Fails the case if a view, or a helper that it leads to, stores one of these.
  func viewsShouldKeepNone(of model: [ModelKind]) throws {
    try Role.view.shouldKeepNone(in: reachOfViews(), of: graph, name: model.name(of:))
  }

  /// What belongs to the screen for certain: its controller and its decider.
  func core() throws -> [AnyObject] {
    let decider = try decider()
    return decider === front ? [front] : [front, decider]
  }
}
