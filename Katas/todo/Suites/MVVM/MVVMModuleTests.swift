import TodoContract
@_spi(Driving) import UIKit
import XCTest

/// How views, view models and router hold together.
@MainActor final class MVVMModuleTests: XCTestCase {
  /// The list is built of a view, a view model and a router, each an object of its own.
  func testListIsBuiltOfItsParts() throws {
    let parts = try shown()
    try parts.shouldBeApart(parts.modules.list + [parts.modules.router])
  }

  /// The form is built of a view and a view model of its own.
  func testFormIsBuiltOfItsParts() throws {
    let parts = try shown()
    try parts.shouldBeApart(parts.modules.add)
  }

  /// The view models know of no view, not even weakly or by a protocol.
  func testViewModelsKnowNoView() throws {
    let parts = try shown()
    for part in parts.modules.list + parts.modules.add { try parts.shouldKnowNoView(part) }
  }

  /// The list's view model keeps the router in a property that is declared by a protocol of your own, and views present
  /// nothing themselves.
  func testLeavesThroughItsRouter() throws {
    let (roles, parts) = try (MVVMRoles(for: self), shown())
    try parts.should(roles.listViewModel, knowByProtocol: roles.router)
  }

  /// Neither screen stores a class of the other's: what connects them is a protocol or a closure.
  func testScreensDoNotKnowEachOther() throws {
    try shown().modulesShouldNotKnowClasses()
  }

  /// The form is given only what it uses: it can add items, and cannot fetch them.
  func testFormNeedsOnlyWhatItUses() throws {
    try shown().formShouldNeedOnlyWhatItUses()
  }

  /// The view models store nothing of UIKit.
  func testWorksWithoutUIKit() throws {
    let parts = try shown()
    for part in parts.modules.list + parts.modules.add { try parts.shouldWorkWithoutUIKit(part) }
  }

  /// Views keep no services, no items and no dates.
  func testViewsKeepNoModel() throws {
    try shown().viewsShouldKeepNone(of: [.services, .entities, .dates])
  }

  private func shown() throws -> TodoParts {
    try TodoParts(for: self, MVVMRoles(for: self).modules)
  }
}
