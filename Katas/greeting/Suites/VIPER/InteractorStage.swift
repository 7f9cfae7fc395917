import GreetingContract
@_spi(Driving) import UIKit
import XCTest

/// A learner's interactor between services and an output that belong to the suite.
@MainActor struct InteractorStage {
  let world: GreetingWorld
  let output = OutputSpy()
  let interactor: any GreetingInteractor

  /// Makes the interactor, once `prepare` has filled the services, and starts it.
  init(for test: XCTestCase, preparing prepare: (GreetingWorld) -> Void = { _ in }) throws {
    let solution = try test.solution(as: (any GreetingVIPER.Type).self)
    world = GreetingWorld(for: test)
    prepare(world)
    interactor = solution.makeInteractor(services: world.services)
    interactor.output = output
    interactor.start()
    MainQueue.settle()
  }

  /// Asks for a greeting and lets the server answer with `person`.
  func greet(
    _ person: Person, without: GreetingWorld.NoSalutation = .missing
  ) throws {
    interactor.greet(.informal)
    try world.answer(.interactor, on: "greet(_:)", with: person, without: without)
  }

  /// Fails the case unless `value` stands at `part` of the newest facts.
  func shouldReport<Value: Equatable>(
    _ what: String, _ value: Value, at part: KeyPath<GreetingFacts, Value>, on member: String
  ) throws {
    try Role.interactor.should("report \(what)", on: member, expected: value) {
      output.facts?[keyPath: part]
    }
  }

  /// Fails the case unless the newest facts name `person`.
  func shouldReportName(of person: Person, on member: String) throws {
    try Role.interactor.should(
      "report the person that the feed tells of", on: member, expected: Wording.parts(person)
    ) { output.facts?.name.map(Wording.parts) }
  }

  /// Fails the case unless a greeting was reported, of whomever.
  func shouldGreet() throws {
    try Role.interactor.should(
      "call `didGreet` once the person is known", on: "greet(_:)", actual: "it was not called"
    ) { output.greeted != nil }
  }

  /// Fails the case unless a greeting was reported, with the raw name of `person`.
  func shouldGreet(_ person: Person) throws {
    try Role.interactor.should(
      "call `didGreet` with the parts of the name as they are, not put into words",
      on: "greet(_:)", expected: Wording.parts(person)
    ) { output.greeted?.name.map(Wording.parts) }
  }

  /// Fails the case unless exactly `events` were recorded since this was asked last.
  func shouldRecord(_ events: [String], on member: String) throws {
    try world.log.shouldRecord(events, by: .interactor, on: member)
  }
}
