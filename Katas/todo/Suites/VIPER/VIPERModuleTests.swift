import TodoContract
@_spi(Driving) import UIKit
import XCTest

/// How the parts of the two modules hold together.
@MainActor final class VIPERModuleTests: XCTestCase {
  /// The list is built of view, presenter, interactor and router, each an object of its own.
  func testListIsBuiltOfItsParts() throws {
    let parts = try shown()
    try parts.shouldBeApart(parts.modules.list + [parts.modules.router])
  }

  /// The form is built of a view, a presenter and an interactor of its own.
  func testFormIsBuiltOfItsParts() throws {
    let parts = try shown()
    try parts.shouldBeApart(parts.modules.add)
  }

  /// Each presenter keeps its view in a property that is declared by a protocol of your own.
  func testPresentersKnowTheirViewsByProtocol() throws {
    let (roles, parts) = try (VIPERRoles(for: self), shown())
    try parts.shouldKnowItsViewByProtocol(roles.listPresenter)
    try parts.shouldKnowItsViewByProtocol(roles.addPresenter)
  }

  /// Each presenter keeps its interactor in a property that is declared by a protocol of your own.
  func testPresentersKnowTheirInteractorsByProtocol() throws {
    let (roles, parts) = try (VIPERRoles(for: self), shown())
    try parts.should(roles.listPresenter, knowByProtocol: roles.listInteractor)
    try parts.should(roles.addPresenter, knowByProtocol: roles.addInteractor)
  }

  /// Each interactor keeps its presenter, the output, in a property that is declared by a protocol of your own.
  func testInteractorsKnowTheirOutputsByProtocol() throws {
    let (roles, parts) = try (VIPERRoles(for: self), shown())
    try parts.should(roles.listInteractor, knowByProtocol: roles.listPresenter)
    try parts.should(roles.addInteractor, knowByProtocol: roles.addPresenter)
  }

  /// The list's presenter keeps the router in a property that is declared by a protocol of your own, and views present
  /// nothing themselves.
  func testLeavesThroughItsRouter() throws {
    let (roles, parts) = try (VIPERRoles(for: self), shown())
    try parts.should(roles.listPresenter, knowByProtocol: roles.router)
  }

  /// The form reports a new item to the list through a protocol of your own: the module's output.
  func testFormReportsToTheListByProtocol() throws {
    let (roles, parts) = try (VIPERRoles(for: self), shown())
    try parts.formShouldReportByProtocol(to: [roles.listPresenter, roles.listInteractor])
  }

  /// Neither module stores a class of the other's.
  func testModulesDoNotKnowEachOther() throws {
    try shown().modulesShouldNotKnowClasses()
  }

  /// The form is given only what it uses: it can add items, and cannot fetch them.
  func testFormNeedsOnlyWhatItUses() throws {
    try shown().formShouldNeedOnlyWhatItUses()
  }

  /// Presenters and interactors store nothing of UIKit.
  func testWorksWithoutUIKit() throws {
    let parts = try shown()
    for part in parts.modules.list + parts.modules.add { try parts.shouldWorkWithoutUIKit(part) }
  }

  /// Views keep no services, no items, no dates and no interactor.
  func testViewsKeepNoModel() throws {
    let (roles, parts) = try (VIPERRoles(for: self), shown())
    try parts.viewsShouldKeepNone(
      of: [
        .services, .entities, .dates, .part(roles.listInteractor), .part(roles.addInteractor),
      ])
  }

  /// Presenters keep no services and no items: both belong to the interactors.
  func testPresentersKeepNoModel() throws {
    let (roles, parts) = try (VIPERRoles(for: self), shown())
    for presenter in [roles.listPresenter, roles.addPresenter] {
      try parts.shouldKeepNone(presenter, of: [.services, .entities])
    }
  }

  /// Interactors keep no texts of the screens and no formatters: how something reads belongs to the presenters.
  func testInteractorsKeepNoWording() throws {
    let (roles, parts) = try (VIPERRoles(for: self), shown())
    for interactor in [roles.listInteractor, roles.addInteractor] {
      try parts.shouldKeepNone(interactor, of: [.wording])
    }
  }

  private func shown() throws -> TodoParts {
    let modules = try VIPERRoles(for: self).modules
    return try TodoParts(for: self, modules)
  }
}
