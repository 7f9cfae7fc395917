import GreetingContract
@_spi(Driving) import UIKit
import XCTest

/// A learner's view model between a router, services and a listener that belong to the suite.
@MainActor struct ViewModelStage {
  let world: GreetingWorld
  let router = RouterSpy()
  let viewModel: any GreetingViewModel
  let listener = StateListener()

  /// Makes the view model, once `prepare` has filled the services, and listens to it.
  init(for test: XCTestCase, preparing prepare: (GreetingWorld) -> Void = { _ in }) throws {
    let solution = try test.solution(as: (any GreetingMVVM.Type).self)
    world = GreetingWorld(for: test)
    prepare(world)
    viewModel = solution.makeViewModel(router: router, services: world.services)
    viewModel.onChange = { [listener] state in listener.last = state }
    MainQueue.settle()
  }

  /// Asks for a greeting and lets the server answer with `person`.
  func greet(
    _ person: Person, without: GreetingWorld.NoSalutation = .missing
  ) throws {
    viewModel.greet()
    try world.answer(.viewModel, on: "greet()", with: person, without: without)
  }

  /// Fails the case unless the state holds `greeting`.
  func shouldShow(_ greeting: String, on member: String? = nil, _ what: String) throws {
    try Role.viewModel.should(what, on: member, expected: greeting) { viewModel.state.greeting }
  }

  /// Fails the case unless exactly `events` were recorded since this was asked last.
  func shouldRecord(_ events: [String], on member: String) throws {
    try world.log.shouldRecord(events, by: .viewModel, on: member)
  }

  /// Fails the case unless the last state that was announced has `value` at `part`.
  func shouldAnnounce<Value: Equatable>(
    _ what: String, _ value: Value, at part: KeyPath<GreetingState, Value>, on member: String?
  ) throws {
    try Role.viewModel.should(
      "call `onChange` with \(what)", on: member, expected: value
    ) { listener.last?[keyPath: part] }
  }
}

/// What a bound view was told last.
@MainActor final class StateListener {
  var last: GreetingState?
}
