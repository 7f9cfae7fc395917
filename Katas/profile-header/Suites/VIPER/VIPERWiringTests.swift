import ProfileHeaderContract
@_spi(Driving) import UIKit
import XCTest

/// How the roles hold together.
///
/// The last cases do load the screen: whether the parts that `makeScreen` connects are the ones that work shows nowhere
/// else.
@MainActor final class VIPERWiringTests: XCTestCase {
  /// The screen is built of view, presenter, interactor and router, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    let parts = try parts()
    try parts.part(.presenter, as: (any HeaderPresenter).self)
    try parts.part(.interactor, as: (any HeaderInteractor).self)
    try parts.shouldBeApart()
  }

  /// The presenter works without UIKit: it stores no view, no controller, no colour.
  func testPresenterWorksWithoutUIKit() throws {
    let stage = try VIPERPresenterStage(for: self, facts: HeaderFacts.some(seededValues()))
    try Role.presenter.shouldStoreNoUIKit(in: ObjectGraph(from: stage.presenter))
  }

  /// The presenter keeps no services and no user: both belong to the interactor.
  func testPresenterKeepsNoModel() throws {
    try parts().shouldKeepNone(.presenter, of: [.services, .user])
  }

  /// The presenter does not keep its view alive.
  func testPresenterDoesNotKeepItsView() throws {
    let solution = try solution(as: (any HeaderVIPER.Type).self)
    let (router, interactor) = (RouterSpy(), InteractorSpy())
    var view: ViewSpy? = ViewSpy()
    weak let trace = view
    let presenter = view.map {
      solution.makePresenter(view: $0, interactor: interactor, router: router)
    }
    presenter?.viewIsReady()
    presenter?.factsDidChange(HeaderFacts.some(seededValues()))
    view = nil
    try Role.presenter.should(
      "not keep its view alive: the view holds the presenter, never the other way round",
      actual: "the view is still in memory"
    ) { trace == nil }
    withExtendedLifetime((presenter, router, interactor)) {}
  }

  /// The interactor knows neither view nor router, and works without UIKit.
  func testInteractorKnowsNoViewAndNoRouter() throws {
    let stage = try InteractorStage(for: self, knowing: { $0.user() })
    let graph = try ObjectGraph(from: stage.interactor)
    try Role.interactor.shouldStoreNoUIKit(in: graph)
    try Role.interactor.shouldStoreNone("know neither view nor router", in: graph) { property in
      property.types.contains {
        $0 == (any HeaderView).self || $0 == (any HeaderRouter).self || $0 == HeaderState.self
      }
    }
  }

  /// The interactor does not keep its output alive.
  func testInteractorDoesNotKeepItsOutput() throws {
    let solution = try solution(as: (any HeaderVIPER.Type).self)
    let world = HeaderWorld(for: self)
    let interactor = solution.makeInteractor(userID: world.userID, services: world.services)
    var output: OutputSpy? = OutputSpy()
    weak let trace = output
    interactor.output = output
    interactor.start()
    output = nil
    try Role.interactor.should(
      "not keep its output alive: the output holds the interactor, never the other way round",
      on: "output", actual: "the output is still in memory"
    ) { trace == nil }
    withExtendedLifetime((interactor, world)) {}
  }

  /// The view keeps no services, no user, no facts and no interactor: it knows its presenter alone.
  func testViewKeepsNoModel() throws {
    try parts().viewShouldKeepNone(of: [.services, .user, .facts, .interactor])
  }

  private func parts() throws -> ScreenParts {
    let solution = try solution(as: (any HeaderVIPER.Type).self)
    let world = HeaderWorld(for: self)
    return try ScreenParts(
      of: solution.makeScreen(userID: world.userID, services: world.services),
      kinds: [.presenter, .interactor, .router])
  }

  /// The presenter and the interactor that the screen stores are those that work behind it.
  func testScreenWorksThroughItsParts() throws {
    _ = try solution(as: (any HeaderVIPER.Type).self)
    let stage = try ScreenStage(for: self) { $0.user() }
    let (world, user) = (stage.world, stage.world.user())
    let presenter = try stage.parts().part(.presenter, as: (any HeaderPresenter).self)
    presenter.didTapRefresh()
    try world.answer(world.load, .presenter, on: "didTapRefresh()", with: user)
    try stage.shouldShow(user, "when its presenter has received a tap on Refresh")
    let interactor = try stage.parts().part(.interactor, as: (any HeaderInteractor).self)
    interactor.toggleFollow()
    try world.shouldWait(world.follow, .interactor, on: "toggleFollow()")
    try stage.shouldShowFollowing(world.toggled(user), "when its interactor follows")
  }

  /// Between its own view and another router, the presenter navigates only through its router.
  func testPresenterLeavesTheScreenToItsRouter() throws {
    let solution = try solution(as: (any HeaderVIPER.Type).self)
    let stage = try ScreenStage(for: self) { $0.ownUser() }
    let view = try stage.parts().part(.view, as: (any HeaderView).self)
    let (router, interactor) = (RouterSpy(), InteractorSpy())
    let presenter = solution.makePresenter(view: view, interactor: interactor, router: router)
    presenter.viewIsReady()
    var facts = HeaderFacts.some(seededValues())
    facts.canRename = true
    presenter.factsDidChange(facts)
    let front = stage.driver.topViewController
    presenter.didTapEditName()
    try Role.presenter.shouldNot(
      "push a screen itself, which is for the router's `showNameEditor(_:onSave:)`",
      on: "didTapEditName()", expected: String?.none
    ) {
      let top = stage.driver.topViewController
      return top === front ? nil : top.map { "`\(LearnerType.name(type(of: $0)))` on screen" }
    }
    try Role.presenter.should(
      "ask the router it was given to show the name editor", on: "didTapEditName()", expected: 1
    ) { router.drafts.count }
  }
}
