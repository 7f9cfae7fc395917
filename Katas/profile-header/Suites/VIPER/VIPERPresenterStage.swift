import ProfileHeaderContract
@_spi(Driving) import UIKit
import XCTest

/// A learner's presenter between a view, an interactor and a router that belong to the suite.
@MainActor struct VIPERPresenterStage {
  let values: SeededValues
  let view = ViewSpy()
  let interactor = InteractorSpy()
  let router = RouterSpy()
  let presenter: any HeaderPresenter & HeaderInteractorOutput

  /// Makes the presenter, reports that its view is ready, and passes facts to it.
  init(for test: XCTestCase, facts: HeaderFacts? = nil) throws {
    let solution = try test.solution(as: (any HeaderVIPER.Type).self)
    values = test.seededValues()
    presenter = solution.makePresenter(view: view, interactor: interactor, router: router)
    tell { $0.viewIsReady() }
    try Role.presenter.should("start the interactor", on: "viewIsReady()", expected: ["start()"]) {
      interactor.asked
    }
    if let facts { tell { $0.factsDidChange(facts) } }
  }

  /// Calls the presenter, and gives it time.
  func tell(_ what: (any HeaderPresenter & HeaderInteractorOutput) -> Void) {
    what(presenter)
    MainQueue.settle()
  }

  /// Fails the case unless `part` of what the view shows is `expected`.
  func shouldShow<Value: Equatable>(
    _ what: String, _ expected: Value, at part: KeyPath<HeaderState, Value>,
    on member: String = "factsDidChange(_:)"
  ) throws {
    try Role.presenter.should("have the view show \(what)", on: member, expected: expected) {
      view.state[keyPath: part]
    }
  }

  /// Fails the case unless the interactor was asked for this last.
  func shouldAsk(_ what: String, on member: String) throws {
    try Role.presenter.should("ask the interactor", on: member, expected: what) {
      interactor.asked.last
    }
  }
}

extension HeaderFacts {
  /// Facts of a made-up user who has a name of two words, can be followed, and is idle.
  @MainActor static func some(_ values: SeededValues, id: Int? = nil) -> HeaderFacts {
    let joined = Joined(
      year: values.number(in: 2011...2025), month: values.number(in: 1...12),
      day: values.number(in: 1...28))
    let user = UserFacts(
      id: id ?? values.number(in: 1...999), name: "\(values.name()) \(values.name())",
      joined: joined.date, followers: values.number(in: 10...900),
      following: values.number(in: 10...999), level: .writer, isFollowed: false, isVerified: false)
    return HeaderFacts(
      user: user, isLoading: false, canRefresh: true, canFollow: true, canRename: false)
  }
}
