import ProfileContract
@_spi(Driving) import UIKit
import XCTest

/// What the view model makes of the profile, with no screen anywhere.
@MainActor final class MVVMViewModelTests: XCTestCase {
  private let role = Role.viewModel

  /// From the start, the view model's state holds what the profile holds.
  func testOpensWithTheProfile() throws {
    let solution = try solution(as: (any ProfileMVVM.Type).self)
    let world = ProfileWorld(for: self)
    let state = solution.makeViewModel(profile: world.profile, services: world.services).state
    let profile = world.profile
    for field in ProfileField.allCases {
      try role.should(
        "hold the profile's \"\(field.rawValue)\" from the start",
        expected: profile.text(of: field)
      ) { state.texts[field] ?? "" }
    }
    try role.should(
      "hold the person's name from the start",
      expected: "\(profile.salutation) \(profile.firstName) \(profile.lastName)"
    ) { state.name }
    try role.should("let a form be saved that nothing is wrong with", expected: true) {
      state.isSaveEnabled
    }
  }

  /// What is entered into a field is in the profile and in the state.
  func testFillsTheProfile() throws {
    let stage = try ViewModelStage(for: self)
    for field in stage.world.values.shuffled(ProfileField.allCases) {
      let text = stage.world.text(for: field)
      try stage.enter(text, into: field)
      try role.should(
        "have in the profile what was entered as \"\(field.rawValue)\"", on: "enter(_:into:)",
        expected: text
      ) { stage.world.profile.text(of: field) }
      try role.should(
        "have in its state what was entered as \"\(field.rawValue)\"", on: "enter(_:into:)",
        expected: text
      ) { stage.viewModel.state.texts[field] ?? "" }
    }
  }

  /// What is changed elsewhere is in the state, one change after the other.
  func testFollowsTheProfile() throws {
    let stage = try ViewModelStage(for: self)
    for field in stage.world.values.shuffled(SimpleField.all) {
      let text = stage.world.text(for: field.field)
      stage.world.profile[keyPath: field.text] = text
      try role.should(
        "have in its state what was changed elsewhere as \"\(field.field.rawValue)\"",
        expected: text
      ) { stage.viewModel.state.texts[field.field] ?? "" }
    }
  }

  /// A birth date that is changed elsewhere is in the state, in place of what was typed.
  func testFollowsTheBirthDate() throws {
    try ViewModelStage(for: self).shouldFollowTheBirthDate()
  }

  /// The state names the person by salutation, first and last name, without empty parts.
  func testNamesThePerson() throws {
    try ViewModelStage(for: self).shouldNameThePerson()
  }

  /// The view model reads the birth date that is typed, and has it in words.
  func testReadsTheBirthDate() throws {
    try ViewModelStage(for: self).shouldReadTheBirthDate()
  }

  /// The state keeps the text of the birth date as it is typed, be it a day or not.
  func testKeepsWhatIsTyped() throws {
    try ViewModelStage(for: self).shouldKeepWhatIsTyped()
  }

  /// The state explains what is wrong, the first problem first, and Save is enabled when nothing is.
  func testExplainsProblems() throws {
    try ViewModelStage(for: self).shouldExplainProblems()
  }

  /// The view model sends the profile to the server, and its state says what becomes of it.
  func testSaves() throws {
    try ViewModelStage(for: self).shouldSave()
  }

  /// The state reports a failure, and saving can be tried again.
  func testReportsAFailure() throws {
    try ViewModelStage(for: self).shouldReportAFailure()
  }

  /// The view model sends nothing to the server while something is wrong with the form.
  func testSavesNothingWrong() throws {
    let stage = try ViewModelStage(for: self)
    try stage.enter(stage.world.values.word(), into: .email)
    try stage.save()
    try role.shouldNot(
      "send a profile to the server that something is wrong with", on: "save()", expected: 0
    ) { stage.world.server.sent.count }
    try stage.enter("", into: .email)
    try stage.shouldReportAFailure()
  }

  /// Whoever observes the state is notified of every change, whatever has caused it.
  func testAnnouncesEveryChange() throws {
    let stage = try ViewModelStage(for: self)
    let (city, country, day) = (
      stage.world.values.name(), stage.world.values.name(), stage.world.day()
    )
    try stage.enter(city, into: .city)
    try shouldAnnounce(city, "what was entered", stage) { $0.texts[.city] ?? "" }
    stage.world.profile.country = country
    try shouldAnnounce(country, "what was changed elsewhere", stage) { $0.texts[.country] ?? "" }
    try stage.enter(stage.world.values.word(), into: .birthDate)
    try shouldAnnounce(Wording.Problem.birthDate, "a problem", stage) { $0.problem }
    stage.world.profile.birthDate = day
    try shouldAnnounce(Day.text(day), "a birth date from elsewhere", stage) {
      $0.texts[.birthDate] ?? ""
    }
    try stage.save()
    try shouldAnnounce(Wording.saving, "that it is saving", stage) { $0.status }
    stage.world.server.answer(true)
    try shouldAnnounce(Wording.saved, "that it has saved", stage) { $0.status }
  }

  private func shouldAnnounce(
    _ text: String, _ what: String, _ stage: ViewModelStage, of part: (ProfileState) -> String
  ) throws {
    try role.should(
      "notify whoever observes `state` of \(what)", on: "state", expected: text
    ) { part(stage.observer.last) }
  }
}
