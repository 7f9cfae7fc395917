import AddressBookContract
@_spi(Driving) import UIKit
import XCTest

/// One part of a screen, held by the suite while the screen is left.
@MainActor struct LeftScreen {
  let world: BookWorld
  /// The part that is held.
  let part: AnyObject
  private let others: [Trace]

  private struct Trace {
    weak var object: AnyObject?
  }

  /// Shows a screen, lets `use` use it, holds one part of it, and leaves.
  ///
  /// - Parameter isOther: Says which objects must not stay in memory because of the part.
  init(
    for test: XCTestCase, holding part: BookPart, of parts: [BookPart],
    others isOther: (AnyObject) -> Bool = PartKind.view.isOne, use: (BookStage) throws -> Void
  ) throws {
    let stage = try BookStage(for: test)
    try use(stage)
    let found = try BookParts(of: stage.screen, parts)
    self.part = try found.object(part)
    others = found.graph.objects.filter(isOther).map { Trace(object: $0) }
    world = stage.world
    stage.driver.leave()
  }

  /// Fails the case if something of what should be gone is still in memory.
  func shouldBeGone(_ role: Role, _ whom: String) throws {
    try role.should("not keep its \(whom) alive", actual: "the \(whom) is still in memory") {
      others.allSatisfy { $0.object == nil }
    }
    withExtendedLifetime(part) {}
  }

  /// Fails the case unless the answer to the open request reaches the cache.
  func shouldWorkOn(_ role: Role, _ without: String) throws {
    let addresses = world.addresses()
    world.server.answer("GET /addresses", with: world.answer(addresses))
    MainQueue.settle()
    try role.should(
      "take an answer and cache it while \(without)", actual: "nothing was cached"
    ) { world.cache.entries["addresses"]?.data == BookWorld.data(addresses) }
    withExtendedLifetime(part) {}
  }
}
