@_spi(Driving) import UIKit
import XCTest

/// Parts that a suite holds while the screens are left, to see whether they keep the views.
@MainActor struct LeftParts {
  private let held: [AnyObject]
  private let views: [Trace]

  private struct Trace {
    weak var view: AnyObject?
  }

  /// Holds the objects that play these roles, and leaves all screens.
  init(for test: XCTestCase, _ roles: (UserRoles) -> [UserPart]) throws {
    let parts = try UserParts(for: test)
    held = try roles(parts.roles).flatMap(parts.objects)
    views = parts.views.map { Trace(view: $0) }
    parts.stage.driver.leave()
  }

  /// Fails the case if a view is still in memory.
  func shouldKeepNoView(_ role: Role) throws {
    try Failure.naming(Set(held.map { LearnerType.name(type(of: $0)) }).sorted()) {
      try role.should("not keep a view alive", actual: actual) {
        views.allSatisfy { $0.view == nil }
      }
    }
    withExtendedLifetime(held) {}
  }

  private var actual: String {
    let names = Set(views.compactMap(\.view).map { LearnerType.name(type(of: $0)) }).sorted()
    return "still in memory: \(names.map { "`\($0)`" }.joined(separator: ", "))"
  }
}
