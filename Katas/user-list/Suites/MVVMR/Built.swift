import Foundation
@_spi(Driving) import UIKit
import UserListContract
import XCTest

/// What the builder makes, each on show by itself.
@MainActor struct Built {
  private let roles: UserRoles
  private let world: UserWorld
  private let builder: any UserListControllers
  private let role = Role(title: "controllers builder", seam: nil)

  init(for test: XCTestCase) throws {
    roles = try UserRoles(for: test)
    world = UserWorld(for: test)
    builder = roles.solution.makeBuilder(services: world.services)
  }

  func listShouldWork() throws {
    let stage = try show(builder.makeList(), roles.list, "makeList()")
    let users = try stage.answerUsers()
    try stage.shouldList(users.map(UserWorld.row), "list the users")
    try stage.open(users[0])
    try stage.shouldHaveTitle(
      UserWorld.name(users[0]), "lead to a user from a list of the builder's")
    stage.driver.leave()
    world.users.answer(world.details())
  }

  func detailShouldWork() throws {
    let (user, details) = (world.user(), world.details())
    let stage = try show(builder.makeDetail(of: user), roles.detail, "makeDetail(of:)")
    try stage.shouldHaveTitle(UserWorld.name(user), "show the user that the builder was given")
    try stage.answerDetails(details)
    try stage.openPage(tapping: "Website")
    try stage.shouldShow(
      details.pageAddress, at: "address", "lead to a page from a detail of the builder's")
    stage.driver.leave()
    world.pages.answer("")
  }

  func pageShouldWork() throws {
    let (details, text) = (world.details(), world.values.name())
    let address = URL(string: details.pageAddress) ?? URL(filePath: "/")
    let stage = try show(builder.makePage(at: address), roles.page, "makePage(at:)")
    try stage.answerPage(text)
    try stage.shouldShow(text, at: "page", "show the page that the builder was given")
  }

  /// Shows a controller; fails the case if its view was loaded before, or its view model is missing.
  private func show(
    _ controller: UIViewController, _ part: UserPart, _ member: String
  ) throws -> UserStage {
    let types = [LearnerType.name(type(of: builder))]
    try Failure.naming(types) {
      try role.should(
        "leave the view of `\(member)` for later", on: member, actual: "the view is loaded"
      ) { !controller.isViewLoaded }
      let parts = try ObjectGraph(from: controller).objects
      try role.should(
        "give the controller of `\(member)` its view model", on: member,
        actual: "no stored property leads to a `\(part.names.joined(separator: "` or `"))`"
      ) { parts.contains(where: part.isPlayed) }
    }
    return UserStage(controller, in: world)
  }
}
