import ProfileContract
import XCTest

/// What the presenter makes of the profile, with no screen anywhere.
@MainActor final class MVPPresenterTests: XCTestCase {
  /// The presenter names the person, also when the parts of the name change.
  func testPresenterNamesThePerson() throws {
    try PresenterStage(for: self).shouldNameThePerson()
  }

  /// The presenter reads the birth date that is typed, and shows it in words.
  func testPresenterReadsTheBirthDate() throws {
    try PresenterStage(for: self).shouldReadTheBirthDate()
  }

  /// The presenter leaves the text of the birth date as it is typed, be it a day or not.
  func testPresenterKeepsWhatIsTyped() throws {
    try PresenterStage(for: self).shouldKeepWhatIsTyped()
  }

  /// The presenter observes the birth date, and shows one that is changed elsewhere.
  func testPresenterFollowsTheBirthDate() throws {
    try PresenterStage(for: self).shouldFollowTheBirthDate()
  }

  /// The presenter observes the profile, explains what is wrong, and enables Save when nothing is.
  func testPresenterExplainsProblems() throws {
    try PresenterStage(for: self).shouldExplainProblems()
  }

  /// The presenter sends the profile to the server, and says that it is saving and that it has saved.
  func testPresenterSaves() throws {
    try PresenterStage(for: self).shouldSave()
  }

  /// The presenter reports a failure, and tries again.
  func testPresenterReportsAFailure() throws {
    try PresenterStage(for: self).shouldReportAFailure()
  }

  /// The presenter sends nothing to the server while something is wrong with the form.
  func testPresenterSavesNothingWrong() throws {
    let stage = try PresenterStage(for: self)
    try stage.enter(stage.world.values.word(), into: .email)
    try stage.save()
    try Role.presenter.shouldNot(
      "send a profile to the server that something is wrong with", on: "didTapSave()", expected: 0
    ) { stage.world.server.sent.count }
    try stage.enter("", into: .email)
    try stage.shouldReportAFailure()
  }
}
