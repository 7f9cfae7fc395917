@_spi(Driving) import UIKit
import XCTest

/// The objects behind the list and its form while both are on show, by the roles that `Solution` names.
@MainActor struct TodoParts {
  let modules: TodoModules
  let stage: TodoStage
  private let screenParts: ScreenParts
  private let listViewIDs: Set<ObjectIdentifier>

  /// Shows a list with items in every group, and then the form above it.
  init(for test: XCTestCase, _ modules: TodoModules) throws {
    self.modules = modules
    stage = try TodoStage.listing(for: test)
    let kinds = modules.all.map(\.partKind)
    let list = try ScreenParts(of: stage.screen, kinds: kinds)
    for part in modules.list + [modules.router] { _ = try Self.object(part, in: list) }
    listViewIDs = Set(list.views.map { ObjectIdentifier($0) })
    try stage.enter(stage.world.values.name(), inDays: 2)
    screenParts = try ScreenParts(of: stage.screen, kinds: kinds)
  }

  var graph: ObjectGraph { screenParts.graph }
  var listViews: [AnyObject] {
    screenParts.views.filter { listViewIDs.contains(ObjectIdentifier($0)) }
  }
  var formViews: [AnyObject] {
    screenParts.views.filter { !listViewIDs.contains(ObjectIdentifier($0)) }
  }

  /// The object that plays a role; fails the case if no stored property leads to one.
  func object(_ part: TodoPart) throws -> AnyObject { try Self.object(part, in: screenParts) }

  private static func object(_ part: TodoPart, in screenParts: ScreenParts) throws -> AnyObject {
    if let object = screenParts.graph.objects.first(where: part.isPlayed) { return object }
    throw Failure(
      role: part.role,
      should: "The screens should work with the \(part.role.title) that `Solution` names.",
      expected: "a stored property that leads to a `\(part.kind)`",
      actual: screenParts.gone(part.partKind)?.explanation ?? "no stored property references it",
      types: ["\(part.kind)"], place: screenParts.gone(part.partKind)?.path)
  }

  /// Fails the case unless these roles are there, each as an object of its own.
  func shouldBeApart(_ parts: [TodoPart]) throws {
    for part in parts { _ = try object(part) }
    try screenParts.shouldBeApart()
  }

  /// Fails the case if a view, or a helper that it leads to, stores one of these.
  func viewsShouldKeepNone(of model: [ModelKind]) throws {
    try screenParts.viewShouldKeepNone(of: model)
  }

  /// Fails the case if a part, or a helper that it leads to, stores one of these.
  func shouldKeepNone(_ part: TodoPart, of model: [ModelKind]) throws {
    _ = try object(part)
    try screenParts.shouldKeepNone(part.partKind, of: model)
  }

  /// What a part leads to without passing through another part or a view, itself included.
  func reach(of part: TodoPart) throws -> [AnyObject] { try reach(from: object(part)) }

  func reach(from start: AnyObject) -> [AnyObject] {
    graph.reach(from: [start]) { object in
      object !== start && isBorder(object)
    }.map(\.object)
  }

  /// Whether an object is a view or plays one of the roles.
  func isBorder(_ object: AnyObject) -> Bool {
    PartKind.view.isOne(object) || modules.all.contains { $0.isPlayed(by: object) }
  }
}
