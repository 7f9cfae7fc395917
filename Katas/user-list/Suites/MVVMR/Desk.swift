import Foundation
@_spi(Driving) import UIKit
import UserListContract
import XCTest

/// View models at work without a view, with everything around them.
@MainActor struct Desk {
  let roles: UserRoles
  let world: UserWorld
  let routes = RouteSpy()
  let users: [User]
  let details: UserDetails

  init(for test: XCTestCase) throws {
    roles = try UserRoles(for: test)
    world = UserWorld(for: test)
    users = world.sortedUsers()
    details = world.details()
  }

  // Each is made when it is asked for.
  var list: any ListAtWork { roles.solution.workList(services: world.services, routes: routes) }

  var detail: any DetailAtWork {
    roles.solution.workDetail(of: users[0], services: world.services, routes: routes)
  }

  var page: any PageAtWork {
    let address = URL(string: details.pageAddress) ?? URL(filePath: "/")
    return roles.solution.workPage(at: address, services: world.services, routes: routes)
  }

  // MARK: - What the services answer

  func answerUsers() throws {
    try shouldAskForUsers()
    world.users.answer(world.mixed(users))
    MainQueue.settle()
  }

  func failUsers() throws {
    try shouldAskForUsers()
    world.users.failUsers()
    MainQueue.settle()
  }

  func answer(_ details: UserDetails) throws {
    try shouldAskForDetails()
    world.users.answer(details)
    MainQueue.settle()
  }

  func failDetails() throws {
    try shouldAskForDetails()
    world.users.failDetails()
    MainQueue.settle()
  }

  func answerPage(_ text: String) throws {
    try shouldAskForThePage()
    world.pages.answer(text)
    MainQueue.settle()
  }

  func failPage() throws {
    try shouldAskForThePage()
    world.pages.fail()
    MainQueue.settle()
  }

  private func shouldAskForUsers() throws {
    try roles.list.should("fetch the users", on: "workList", expected: 1) {
      world.users.openLists
    }
  }

  private func shouldAskForDetails() throws {
    try roles.detail.should(
      "fetch the details", on: "workDetail", expected: [users[0].id]
    ) { world.users.openDetails }
  }

  private func shouldAskForThePage() throws {
    try roles.page.should("load the page", on: "workPage", expected: [details.pageAddress]) {
      world.pages.open
    }
  }

  // MARK: - What should come of it

  /// Fails the case unless the last routes are these.
  func shouldRoute(_ part: UserPart, _ expected: [String]) throws {
    try part.should("ask its router for these routes", expected: expected) {
      routes.routes.suffix(expected.count)
    }
  }

  /// Fails the case unless the log has these events and no other.
  func shouldRecord(_ part: UserPart, _ events: [String]) throws {
    try part.should("record what happened", expected: events) { world.log.events }
  }

  /// Fails the case unless a failure was told, and a retry asks once more.
  func shouldRetry(_ part: UserPart, _ message: String, openRequests: () -> Int) throws {
    try part.should("tell the failure through its router", expected: message) {
      routes.messages.last
    }
    routes.tapRetry()
    try part.should("ask again after Retry", expected: 1) { openRequests() }
  }

  /// Fails the case unless the class that `Solution` names did the work, and no view was there.
  func shouldWorkWithoutAView(
    _ work: AnyObject, _ part: UserPart, _ member: String
  ) throws {
    let objects = try ObjectGraph(from: work).objects
    let names = objects.map { "`\(LearnerType.name(type(of: $0)))`" }.joined(separator: ", ")
    try part.should(
      "be what `\(member)` works with, without a view", on: member,
      actual: "it works with \(names)"
    ) {
      objects.contains(where: part.isPlayed) && !objects.contains(where: PartKind.view.isOne)
    }
  }
}
