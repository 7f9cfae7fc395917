import SupervisingContract
@_spi(Driving) import UIKit
import XCTest

/// The screen as a person uses it.
@MainActor final class FormBehaviourTests: XCTestCase {
  private func stage(_ profile: Profile) throws -> Stage {
    Stage(try solution(as: (any FormScreen.Type).self).makeScreen(profile: profile))
  }

  /// The form shows the profile, also when it is changed elsewhere.
  func testShowsTheProfile() throws {
    let values = seededValues()
    let profile = Profile(name: values.name(), city: values.name())
    let stage = try stage(profile)
    try stage.shouldShow(profile.name, at: "name", "show the name")
    try stage.shouldShow(profile.city, at: "city", "show the city")
    profile.city = values.name()
    try stage.shouldShow(profile.city, at: "city", "show the city when it changes elsewhere")
  }

  /// The form changes the profile, and warns about a blank name for as long as it is blank.
  func testWarnsAboutABlankName() throws {
    let values = seededValues()
    let profile = Profile(name: values.name(), city: values.name())
    let stage = try stage(profile)
    try stage.shouldShow("", at: "warning", "warn of nothing")
    for blank in Wording.blankNames {
      try stage.driver.type(blank, into: "name")
      try stage.shouldShow(Wording.warning, at: "warning", "warn about a blank name")
      let name = values.name()
      try stage.driver.type(name, into: "name")
      try stage.shouldShow("", at: "warning", "warn no longer")
      try Role.screen.should("keep the new name", expected: name) { profile.name }
    }
  }
}
