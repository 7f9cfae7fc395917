import AddressBookContract
@_spi(Driving) import UIKit
import XCTest

/// One part of a screen, held by the suite while the screen is left.
@MainActor struct LeftScreen {
  let world: BookWorld
  /// The part that is held.
  let part: AnyObject
  private let others: [Trace]
  /// The property by which the part keeps one of the others alive, and that one's class.
  private let keeping: (path: String, name: String)?

  private struct Trace {
    weak var object: AnyObject?
    let name: String
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
    others = found.graph.objects.filter(isOther).map {
      Trace(object: $0, name: LearnerType.name(type(of: $0)))
    }
    let reach = try found.reach(of: part)
    keeping = found.graph.links.first { link in
      link.isStrong && isOther(link.to) && reach.contains { $0 === link.from }
    }.map { ($0.path, LearnerType.name(type(of: $0.to))) }
    world = stage.world
    stage.driver.leave()
  }

  /// Fails the case if something of what should be gone is still in memory.
  func shouldBeGone(_ role: Role, _ whom: String) throws {
    do {
      try role.should("not keep its \(whom) alive", actual: left) {
        others.allSatisfy { $0.object == nil }
      }
    } catch var failure as Failure {
      failure.place = keeping?.path ?? LearnerType.name(type(of: part))
      throw failure
    }
    withExtendedLifetime(part) {}
  }

  private var left: String? {
    let name = keeping?.name ?? others.first { $0.object != nil }?.name
    return name.map { "`\($0)` is still in memory" }
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
