import ProfileContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the form is left, though the profile and the server are still there.
@MainActor final class ProfileLifetimeTests: XCTestCase {
  /// Once the form is left, every part of it is gone, though the profile is still there.
  func testLeavesNothingBehind() throws {
    let world = ProfileWorld(for: self)
    try Traces.shouldLeaveNothing(of: screen(in: world)) { stage in
      let form = ProfileStage(showing: stage, in: world)
      try form.enter(world.values.name(), into: .city)
      try form.enter(Day.text(world.day()), into: .birthDate)
      world.profile.country = world.values.name()
    }
    withExtendedLifetime(world) {}
  }

  /// A form that is left while it saves is gone as soon as the server has answered.
  func testLeavesNothingBehindDuringASave() throws {
    let world = ProfileWorld(for: self)
    try Traces.shouldLeaveNothing(
      "once the form is left and the server has answered", of: screen(in: world)
    ) { stage in
      try stage.driver.tap("save")
      try Role.screen.should("ask the server to save", expected: true) { world.server.isAsked }
    } afterwards: {
      world.server.answer(true)
      MainQueue.settle()
    }
  }

  /// Once the form is left, the server and the profile that it was given are released.
  func testLetsGoOfItsModel() throws {
    let traces = try tracesOfAVisit()
    try Role.screen.should(
      "let go of profile and server once it is left", actual: "still held: \(traces.held)"
    ) { traces.held.isEmpty }
  }

  private func tracesOfAVisit() throws -> ModelTraces {
    let form = try ProfileStage(for: self)
    try form.enter(form.world.values.name(), into: .city)
    form.stage.driver.settle()
    form.stage.driver.leave()
    return ModelTraces(profile: form.world.profile, server: form.world.server)
  }

  private func screen(in world: ProfileWorld) throws -> UIViewController {
    try solution(as: (any ProfileScreen.Type).self)
      .makeScreen(profile: world.profile, services: world.services)
  }
}

/// Weak references to what one form was given.
@MainActor private struct ModelTraces {
  weak var profile: Profile?
  weak var server: ServerFake?

  /// What of it is still in memory, empty when nothing is.
  var held: String {
    [profile.map { _ in "profile" }, server.map { _ in "server" }].compactMap(\.self)
      .joined(separator: ", ")
  }
}
