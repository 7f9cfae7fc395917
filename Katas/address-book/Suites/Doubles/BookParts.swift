@_spi(Driving) import UIKit

/// The objects behind a screen as it is now, by the roles that `Solution` names.
@MainActor struct BookParts {
  let parts: [BookPart]
  private let screenParts: ScreenParts

  var graph: ObjectGraph { screenParts.graph }

  init(of screen: UIViewController, _ parts: [BookPart]) throws {
    self.parts = parts
    screenParts = try ScreenParts(of: screen, kinds: parts.map(\.partKind))
  }

  var views: [AnyObject] { screenParts.views }

  /// The object that plays a role; fails the case if no stored property leads to one.
  func object(_ part: BookPart) throws -> AnyObject {
    if let object = graph.objects.first(where: part.isPlayed) { return object }
    throw Failure(
      role: part.role,
      should: "The screen should work with the \(part.role.title) that `Solution` names.",
      expected: "a stored property that leads to a `\(part.kind)`",
      actual: screenParts.gone(part.partKind)?.explanation ?? "no stored property references it",
      types: ["\(part.kind)"], place: screenParts.gone(part.partKind)?.path)
  }

  /// Fails the case unless every role is there, as an object of its own.
  func shouldBeApart() throws {
    for part in parts { _ = try object(part) }
    try screenParts.shouldBeApart()
  }

  /// Fails the case if a view, or a helper that it leads to, stores one of these.
  func viewShouldKeepNone(of model: [ModelKind]) throws {
    try screenParts.viewShouldKeepNone(of: model)
  }

  /// Fails the case if a part, or a helper that it leads to, stores one of these.
  func shouldKeepNone(_ part: BookPart, of model: [ModelKind]) throws {
    _ = try object(part)
    try screenParts.shouldKeepNone(part.partKind, of: model)
  }

  /// What a part and its companions lead to without passing through another part or a view, themselves included.
  func reach(of part: BookPart) throws -> [AnyObject] {
    let starts = try [object(part)] + graph.objects.filter(part.isCompanion)
    return starts.flatMap { reach(from: $0, ofPart: part) }
  }

  func reach(from start: AnyObject, ofPart part: BookPart) -> [AnyObject] {
    graph.reach(from: [start]) { object in
      PartKind.view.isOne(object)
        || parts.contains { $0.kind != part.kind && $0.isPlayed(by: object) }
    }.map(\.object)
  }
}
