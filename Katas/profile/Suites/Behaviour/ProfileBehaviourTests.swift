import ProfileContract
@_spi(Driving) import UIKit
import XCTest

/// The form as a person uses it.
@MainActor final class ProfileBehaviourTests: XCTestCase {
  /// The form opens with what the profile holds, in all twelve fields, and with nothing wrong.
  func testOpensWithTheProfile() throws {
    let stage = try ProfileStage(for: self)
    let profile = stage.world.profile
    for field in ProfileField.allCases {
      try stage.shouldShow(profile.text(of: field), in: field, "open with the profile")
    }
    try stage.shouldShow(
      "\(profile.salutation) \(profile.firstName) \(profile.lastName)", at: .name,
      "open with the person's name")
    try stage.shouldShow(
      profile.birthDate.map(Day.words) ?? "", at: .birthday,
      "open with the person's birth date in words")
    try stage.shouldFind(Wording.Problem.none, after: .city, "when the form opens")
  }

  /// What is typed is in the profile at once, and stays in its field.
  func testFillsTheProfile() throws {
    let stage = try ProfileStage(for: self)
    let texts = stage.world.values.shuffled(ProfileField.allCases).map {
      ($0, stage.world.text(for: $0))
    }
    for (field, text) in texts {
      try stage.enter(text, into: field)
      try Role.screen.should(
        "have in the profile what was typed into \"\(field.rawValue)\"", expected: text
      ) { stage.world.profile.text(of: field) }
    }
    for (field, text) in texts {
      try stage.shouldShow(text, in: field, "show what was typed")
    }
  }

  /// What is changed elsewhere is shown, one change after the other.
  func testFollowsTheProfile() throws {
    let stage = try ProfileStage(for: self)
    for field in stage.world.values.shuffled(SimpleField.all) {
      let text = stage.world.text(for: field.field)
      stage.world.profile[keyPath: field.text] = text
      try stage.shouldShow(text, in: field.field, "show what was changed elsewhere")
    }
    let profile = stage.world.profile
    try stage.shouldShow(
      "\(profile.salutation) \(profile.firstName) \(profile.lastName)", at: .name,
      "show a name that was changed elsewhere")
  }

  /// A birth date that is changed elsewhere is shown in place of what was typed.
  func testFollowsTheBirthDate() throws {
    try ProfileStage(for: self).shouldFollowTheBirthDate()
  }

  /// The person is named by salutation, first and last name; an empty part leaves no space behind.
  func testNamesThePerson() throws {
    try ProfileStage(for: self).shouldNameThePerson()
  }

  /// A birth date that is typed is in the profile and shown in words, and an empty field removes it.
  func testReadsTheBirthDate() throws {
    try ProfileStage(for: self).shouldReadTheBirthDate()
  }

  /// The field of the birth date keeps what is typed, be it a day or not.
  func testKeepsWhatIsTyped() throws {
    try ProfileStage(for: self).shouldKeepWhatIsTyped()
  }

  /// The form explains what is wrong, the first problem first, and Save is disabled until nothing is.
  func testExplainsProblems() throws {
    try ProfileStage(for: self).shouldExplainProblems()
  }

  /// Save sends the profile to the server, and the form says that it is saving and that it has saved.
  func testSaves() throws {
    try ProfileStage(for: self).shouldSave()
  }

  /// A failure is told, and Save tries again.
  func testReportsAFailure() throws {
    try ProfileStage(for: self).shouldReportAFailure()
  }
}
