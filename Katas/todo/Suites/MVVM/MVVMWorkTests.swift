import TodoContract
@_spi(Driving) import UIKit
import XCTest

/// What the view models do on their own.
@MainActor final class MVVMWorkTests: XCTestCase {
  /// The list's view model groups and formats the list when there is no view.
  func testListModelWorksWithoutAView() throws {
    let (roles, world) = try (MVVMRoles(for: self), TodoWorld(for: self))
    let (upcoming, reports) = (world.upcoming(), Reports())
    let probe = try solution(as: (any TodoMVVM.Type).self).listTexts(services: world.services) {
      reports.last = $0
    }
    let role = roles.listViewModel.role
    try role.should("fetch the items", on: "listTexts", actual: "no fetch waits") {
      world.store.openFetches > 0
    }
    world.store.answerFetch()
    try role.should("offer the texts of the list", on: "listTexts", expected: upcoming.texts) {
      reports.last
    }
    let objects = try ObjectGraph(from: probe).objects
    try role.should(
      "be what `listTexts` works with, without a view", on: "listTexts",
      actual: "it works with \(objects.map { "`\(LearnerType.name(type(of: $0)))`" })"
    ) {
      objects.contains(where: roles.listViewModel.isPlayed)
        && !objects.contains(where: PartKind.view.isOne)
    }
  }

  /// The view models do not keep their views alive.
  func testViewModelsDoNotKeepTheirViews() throws {
    let roles = try MVVMRoles(for: self)
    try LeftPart.ofList(for: self, roles.listViewModel, others: PartKind.view.isOne)
      .shouldBeAlone(roles.listViewModel.role, "view")
    try LeftPart.ofForm(for: self, roles.addViewModel, others: PartKind.view.isOne)
      .shouldBeAlone(roles.addViewModel.role, "view")
  }

  /// Two lists work side by side, each with the services that it was made with.
  func testKeepsTwoListsApart() throws {
    try TodoStage.shouldKeepTwoApart(for: self, solution(as: (any TodoMVVM.Type).self))
  }

  /// What was reported last.
  private final class Reports {
    var last: [String] = []
  }
}
