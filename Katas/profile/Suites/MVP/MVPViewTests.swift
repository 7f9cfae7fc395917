import ProfileContract
@_spi(Driving) import UIKit
import XCTest

/// The view alone, bound to its profile and supervised by nobody.
@MainActor final class MVPViewTests: XCTestCase {
  private func viewAlone() throws -> ProfileStage {
    let solution = try solution(as: (any ProfileMVP.Type).self)
    let world = ProfileWorld(for: self)
    return ProfileStage(showing: Stage(solution.makeView(profile: world.profile)), in: world)
  }

  /// A view that nobody supervises shows the eleven simple fields, and follows each of them.
  func testViewFollowsItsModel() throws {
    let stage = try viewAlone()
    let profile = stage.world.profile
    for field in SimpleField.all {
      try stage.shouldShow(
        profile[keyPath: field.text], in: field.field, by: .form,
        "show its profile without a presenter")
    }
    for field in stage.world.values.shuffled(SimpleField.all) {
      let text = stage.world.text(for: field.field)
      profile[keyPath: field.text] = text
      try stage.shouldShow(
        text, in: field.field, by: .form, "follow its profile without a presenter")
    }
  }

  /// What is typed into the eleven simple fields of a view that nobody supervises is in the profile.
  func testViewFillsItsModel() throws {
    let stage = try viewAlone()
    for field in stage.world.values.shuffled(SimpleField.all) {
      let text = stage.world.text(for: field.field)
      try stage.enter(text, into: field.field)
      try Role.form.should(
        "write into its profile what is typed into \"\(field.field.rawValue)\"", expected: text
      ) { stage.world.profile[keyPath: field.text] }
    }
  }

  /// A view that nobody supervises decides nothing: no name, no problem, no day that it reads itself.
  func testViewDecidesNothing() throws {
    let stage = try viewAlone()
    try stage.enter(stage.world.values.word(), into: .email)
    for place in [FormPlace.name, .birthday, .problem, .status] {
      try Role.form.shouldNot(
        "make the text at \"\(place.rawValue)\" itself, which is for the presenter", expected: ""
      ) { try stage.shown(place) }
    }
    let day = stage.world.profile.birthDate
    try stage.enter(Day.text(stage.world.day()), into: .birthDate)
    try Role.form.shouldNot(
      "read the birth date itself, which is for the presenter", expected: day.map(Day.text)
    ) { stage.world.profile.birthDate.map(Day.text) }
  }

  /// A view shows what it is told, word for word.
  func testViewShowsWhatItIsTold() throws {
    let solution = try solution(as: (any ProfileMVP.Type).self)
    let world = ProfileWorld(for: self)
    let view = solution.makeView(profile: world.profile)
    let stage = ProfileStage(showing: Stage(view), in: world)
    let commands: [(FormPlace, (String) -> Void, String)] = [
      (.name, view.showName, "showName(_:)"),
      (.birthDate, view.showBirthDate, "showBirthDate(_:)"),
      (.birthday, view.showBirthday, "showBirthday(_:)"),
      (.problem, view.showProblem, "showProblem(_:)"),
      (.status, view.showStatus, "showStatus(_:)"),
    ]
    for (place, show, member) in commands {
      let text = world.values.name()
      show(text)
      try Role.form.should("show what it is told", on: member, expected: text) {
        try stage.shown(place)
      }
    }
    for state in [SaveState.enabled, .disabled] {
      view.enableSave(state == .enabled)
      try Role.form.should("enable Save as it is told", on: "enableSave(_:)", expected: state) {
        try stage.isSaveEnabled() ? .enabled : .disabled
      }
    }
  }
}

/// Whether Save can be tapped, in a word.
private enum SaveState {
  case enabled, disabled
}
