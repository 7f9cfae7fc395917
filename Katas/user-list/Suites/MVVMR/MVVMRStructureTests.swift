@_spi(Driving) import UIKit
import UserListContract
import XCTest

/// How views, view models, routers and builder hold together.
@MainActor final class MVVMRStructureTests: XCTestCase {
  /// Each screen is built of a view, a view model and a router, each an object of its own.
  func testIsBuiltOfItsParts() throws {
    try UserParts(for: self).shouldBeApart()
  }

  /// The view models keep their routers in properties that are declared by protocols of your own, and views push and
  /// present nothing themselves.
  func testLeavesThroughItsRouter() throws {
    let parts = try UserParts(for: self)
    for part in parts.roles.viewModels { try parts.shouldKnowItsRouterByProtocol(part) }
  }

  /// The view models know of no view, not even weakly or by a protocol.
  func testViewModelsKnowNoView() throws {
    let parts = try UserParts(for: self)
    for part in parts.roles.viewModels { try parts.shouldKnowNoView(part) }
  }

  /// The view models store nothing of UIKit.
  func testWorksWithoutUIKit() throws {
    let parts = try UserParts(for: self)
    for part in parts.roles.viewModels { try parts.shouldWorkWithoutUIKit(part) }
  }

  /// The view models are given single services, and not all.
  func testViewModelsAreGivenOnlyWhatTheyUse() throws {
    let parts = try UserParts(for: self)
    for part in parts.roles.viewModels { try parts.shouldBeGivenOnlyWhatItUses(part) }
  }

  /// Views, cells and data sources keep no services and no users: they are given configurations.
  func testViewsKeepNoModel() throws {
    try UserParts(for: self).viewsShouldKeepNone(of: [.services, .entities])
  }

  /// The data source of each table is an object of its own.
  func testDataSourcesAreObjectsOfTheirOwn() throws {
    try UserParts(for: self).dataSourcesShouldBeApart()
  }

  /// The builder makes every controller, complete and without loading its view.
  func testBuilderMakesEveryController() throws {
    let built = try Built(for: self)
    try built.listShouldWork()
    try built.detailShouldWork()
    try built.pageShouldWork()
  }

  /// The view models do not keep their views alive.
  func testViewModelsDoNotKeepTheirViews() throws {
    try LeftParts(for: self, \.viewModels).shouldKeepNoView(Role(title: "view model", seam: nil))
  }

  /// The routers do not keep their controllers alive.
  func testRoutersDoNotKeepTheirControllers() throws {
    try LeftParts(for: self) { [$0.router] }.shouldKeepNoView(Role(title: "router", seam: nil))
  }

  /// Two lists work side by side, each with the services that it was made with.
  func testKeepsTwoListsApart() throws {
    try UserStage.shouldKeepTwoApart(for: self, solution(as: (any UserListMVVMR.Type).self))
  }
}
