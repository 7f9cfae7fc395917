@_spi(Driving) import UIKit
import XCTest

/// One part of the list or the form, held by the suite while its screen is left.
@MainActor struct LeftPart {
  private let part: AnyObject
  private let others: [Trace]

  private struct Trace {
    weak var object: AnyObject?
  }

  /// Holds a part of the list, and leaves the list.
  ///
  /// - Parameter isOther: Says which objects must not stay in memory because of the part.
  static func ofList(
    for test: XCTestCase, _ part: TodoPart, others isOther: (AnyObject) -> Bool
  ) throws -> LeftPart {
    let stage = try TodoStage.listing(for: test)
    let left = try LeftPart(part, others: isOther, in: ObjectGraph(from: stage.screen))
    stage.driver.leave()
    return left
  }

  /// Holds a part of the form, cancels the form, and leaves the list, so that nothing else holds the form.
  static func ofForm(
    for test: XCTestCase, _ part: TodoPart, others isOther: (AnyObject) -> Bool
  ) throws -> LeftPart {
    let stage = try TodoStage.listing(for: test)
    let listed = Set(try ObjectGraph(from: stage.screen).objects.map { ObjectIdentifier($0) })
    try stage.enter(stage.world.values.name(), inDays: 1)
    let left = try LeftPart(
      part, others: { !listed.contains(ObjectIdentifier($0)) && isOther($0) },
      in: ObjectGraph(from: stage.screen))
    try stage.driver.tap("cancel")
    stage.driver.leave()
    return left
  }

  private init(_ part: TodoPart, others isOther: (AnyObject) -> Bool, in graph: ObjectGraph) throws
  {
    guard let object = graph.objects.first(where: part.isPlayed) else {
      throw Failure(
        role: part.role,
        should: "The screens should work with the \(part.role.title) that `Solution` names.",
        expected: "a stored property that leads to a `\(part.kind)`",
        actual: "no stored property references it", types: ["\(part.kind)"])
    }
    self.part = object
    others = graph.objects.filter(isOther).map { Trace(object: $0) }
  }

  /// Fails the case if something of what should be gone is still in memory.
  func shouldBeAlone(_ role: Role, _ whom: String) throws {
    try role.should("not keep its \(whom) alive", actual: "the \(whom) is still in memory") {
      others.allSatisfy { $0.object == nil }
    }
    withExtendedLifetime(part) {}
  }
}
