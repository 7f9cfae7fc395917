import AddressBookContract
@_spi(Driving) import UIKit
import XCTest

/// How controller and managers hold together.
@MainActor final class ManagersStructureTests: XCTestCase {
  /// The screen is built of a controller, an address manager and a province manager, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    try listed().shouldBeApart()
  }

  /// Both managers reach network and cache through one base, and through nothing else.
  func testManagersShareOneBase() throws {
    try listed().shouldShareBase(solution(as: (any AddressBookManagers.Type).self).base)
  }

  /// Each manager keeps the models of its own area: addresses or provinces.
  func testEachManagerHasItsArea() throws {
    let parts = try listed()
    try parts.shouldKeepNone(addressManager(), ofArea: .provinces)
    try parts.shouldKeepNone(provinceManager(), ofArea: .addresses)
  }

  /// Each manager keeps its delegate in a property whose type is a protocol of your own.
  func testManagersReportByProtocol() throws {
    let parts = try listed()
    for manager in try self.parts() { try parts.shouldReportByProtocol(manager) }
  }

  /// Managers and base do without UIKit: they store nothing of it, and their code names nothing of
  /// it.
  func testManagersWorkWithoutUIKit() throws {
    let parts = try listed()
    for manager in try self.parts() { try parts.shouldWorkWithoutUIKit(manager) }
  }

  /// The controller and its views keep no network and no cache, whether the list or the form is
  /// shown.
  func testControllerKeepsNoStorage() throws {
    try BookStage.listing(for: self).atEveryStep(parts()) { parts in
      try parts.viewShouldKeepNone(of: [.storage, .cacheEntries])
    }
  }

  /// No manager keeps its delegate alive.
  func testManagersDoNotKeepTheirDelegate() throws {
    for manager in try parts() {
      try LeftScreen(for: self, holding: manager, of: parts()) { stage in
        try stage.answerList(stage.world.addresses())
      }.shouldBeGone(manager.role, "delegate")
    }
  }

  /// The address manager does its work while there is no delegate.
  func testAddressManagerWorksOnWithoutItsDelegate() throws {
    let manager = try addressManager()
    try LeftScreen(for: self, holding: manager, of: parts()) { _ in }
      .shouldWorkOn(manager.role, "there is no delegate")
  }

  /// Two screens work side by side, each with the services that it was made with.
  func testKeepsTwoScreensApart() throws {
    try BookStage.shouldKeepTwoApart(
      for: self, solution(as: (any AddressBookManagers.Type).self))
  }

  private func addressManager() throws -> BookPart {
    .addressManager(try solution(as: (any AddressBookManagers.Type).self).addressManager)
  }

  private func provinceManager() throws -> BookPart {
    .provinceManager(try solution(as: (any AddressBookManagers.Type).self).provinceManager)
  }

  private func parts() throws -> [BookPart] { try [addressManager(), provinceManager()] }

  private func listed() throws -> BookParts {
    let parts = try parts()
    return try BookParts(of: BookStage.listing(for: self).screen, parts)
  }
}
