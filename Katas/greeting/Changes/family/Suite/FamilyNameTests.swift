import GreetingContract
@_spi(Driving) import UIKit
import XCTest

/// How the screen names people whose names are Chinese.
@MainActor final class FamilyNameTests: XCTestCase {
  private let role = Role.screen

  /// People with Chinese names are greeted by family and given name, without a space.
  func testGreetsByFamilyNameFirst() throws {
    let stage = try ScreenStage(for: self)
    let person = stage.world.chinesePerson()
    try stage.greet(person)
    try stage.shouldGreet(
      Wording.informal(person.lastName + person.firstName), "greet by family name first")
    let mixed = [
      stage.world.chinesePerson(firstName: stage.world.values.name()),
      stage.world.chinesePerson(lastName: stage.world.values.name()),
    ]
    for changed in mixed + [stage.world.person()] {
      stage.world.feed.change(to: changed)
      try stage.shouldGreet(
        Wording.informal(Wording.name(changed)), "greet everybody else by first and last name")
    }
  }

  /// With Formal on, the salutation comes before a Chinese name, with a space between.
  func testGreetsFormallyByFamilyNameFirst() throws {
    let stage = try ScreenStage(for: self)
    try stage.driver.tap("formal")
    for salutation in ["Dr.", ""] {
      var person = stage.world.chinesePerson()
      person.salutation = salutation
      if salutation.isEmpty { stage.world.feed.change(to: person) } else { try stage.greet(person) }
      let title = salutation.isEmpty ? "" : salutation + " "
      try stage.shouldGreet(
        "Good day, \(title)\(person.lastName)\(person.firstName).",
        "greet formally by family name first")
    }
  }

  /// The profile of somebody with a Chinese name is titled family name first.
  func testTitlesTheProfileByFamilyNameFirst() throws {
    let stage = try ScreenStage(for: self)
    let person = stage.world.chinesePerson()
    try stage.greet(person)
    try stage.driver.tap("profile")
    try role.should(
      "title the profile by family name first", expected: person.lastName + person.firstName
    ) { stage.driver.screenTitle }
  }
}

extension GreetingWorld {
  /// Somebody with Chinese names, unless others are given.
  fileprivate func chinesePerson(firstName: String? = nil, lastName: String? = nil) -> Person {
    var person = person()
    person.firstName = firstName ?? values.pick(["雷", "梅", "小明", "晓红", "子涵", "国强"])
    person.lastName = lastName ?? values.pick(["李", "韩", "王", "欧阳", "司马", "陈"])
    return person
  }
}
