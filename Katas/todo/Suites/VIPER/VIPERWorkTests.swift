import TodoContract
@_spi(Driving) import UIKit
import XCTest

/// What the parts do on their own.
@MainActor final class VIPERWorkTests: XCTestCase {
  /// The list's interactor finds out what is coming up, and in which group, for whatever output it has.
  func testInteractorGroupsWithoutAScreen() throws {
    let (world, reports) = (TodoWorld(for: self), Reports())
    let upcoming = world.upcoming()
    world.store.items += [
      world.item(inDays: 0, isDone: true), world.item(inDays: world.daysLeft + 8),
    ]
    let probe = try find(in: world, reports)
    try role.should("report the titles in each group", expected: upcoming.titles) {
      reports.last
    }
    withExtendedLifetime(probe) {}
  }

  /// What the interactor does needs no presenter and no view.
  func testInteractorWorksAlone() throws {
    let (roles, world) = try (VIPERRoles(for: self), TodoWorld(for: self))
    let probe = try find(in: world, Reports())
    let objects = try ObjectGraph(from: probe).objects
    try role.should(
      "be what `findUpcoming` works with", on: "findUpcoming",
      actual: "nothing that `findUpcoming` returns leads to a `\(roles.listInteractor.kind)`"
    ) { objects.contains(where: roles.listInteractor.isPlayed) }
    let other = objects.first { PartKind.view.isOne($0) || roles.listPresenter.isPlayed(by: $0) }
    try role.should(
      "find out what is coming up without presenter and view", on: "findUpcoming",
      actual: other.map { "there is a `\(LearnerType.name(type(of: $0)))`" }
    ) { other == nil }
  }

  /// The presenters do not keep their views alive.
  func testPresentersDoNotKeepTheirViews() throws {
    let roles = try VIPERRoles(for: self)
    try LeftPart.ofList(for: self, roles.listPresenter, others: PartKind.view.isOne)
      .shouldBeAlone(roles.listPresenter.role, "view")
    try LeftPart.ofForm(for: self, roles.addPresenter, others: PartKind.view.isOne)
      .shouldBeAlone(roles.addPresenter.role, "view")
  }

  /// The interactors do not keep their outputs alive.
  func testInteractorsDoNotKeepTheirOutputs() throws {
    let roles = try VIPERRoles(for: self)
    try LeftPart.ofList(
      for: self, roles.listInteractor, others: roles.listPresenter.isPlayed
    ).shouldBeAlone(roles.listInteractor.role, "output")
    try LeftPart.ofForm(
      for: self, roles.addInteractor, others: roles.addPresenter.isPlayed
    ).shouldBeAlone(roles.addInteractor.role, "output")
  }

  /// Two lists work side by side, each with the services that it was made with.
  func testKeepsTwoListsApart() throws {
    try TodoStage.shouldKeepTwoApart(for: self, solution(as: (any TodoVIPER.Type).self))
  }

  private var role: Role { Role(title: "list's interactor", seam: nil) }

  /// Lets the interactor fetch, and the store answer.
  private func find(in world: TodoWorld, _ reports: Reports) throws -> AnyObject {
    let probe = try solution(as: (any TodoVIPER.Type).self).findUpcoming(
      services: world.services
    ) { reports.last = $0.filter { !$0.value.isEmpty } }
    try role.should("fetch the items", on: "findUpcoming", actual: "no fetch waits") {
      world.store.openFetches > 0
    }
    world.store.answerFetch()
    return probe
  }

  /// What was reported last.
  private final class Reports {
    var last: [UpcomingGroup: [String]] = [:]
  }
}
