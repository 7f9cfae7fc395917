import AddressBookContract
@_spi(Driving) import UIKit
import XCTest

/// How addresses are added and changed.
@MainActor final class BookFormTests: XCTestCase {
  private let role = Role.screen

  /// A new address is typed, saved and then in the list.
  func testAddsAnAddress() throws {
    let (stage, addresses) = try openBook()
    try stage.driver.tap("add")
    try role.should("be titled for what is done", expected: "New address") {
      stage.driver.screenTitle
    }
    try shouldHold(["", "", "", "", "Choose a province"], in: stage, "open an empty form")
    let new = stage.world.address()
    try stage.fill(new)
    try shouldHold(fields(of: new, in: stage), in: stage, "show what was typed and picked")
    try stage.driver.tap("save")
    try shouldSend(new, "POST /addresses", in: stage)
    try stage.answer("POST /addresses", with: .status(201))
    try stage.answerList(addresses + [new], "after an address was added")
    try stage.shouldList(addresses + [new], "show the list again, with the new address")
    try role.should("be titled as before", expected: "Addresses") { stage.driver.screenTitle }
    try stage.world.log.shouldRecord(["address_added"], "a new address")
  }

  /// Spaces around what was typed are not sent.
  func testTrimsWhatIsTyped() throws {
    let (stage, _) = try openBook()
    try stage.driver.tap("add")
    let new = stage.world.address()
    var typed = new
    typed.name = "  \(new.name) "
    typed.city = " \(new.city)"
    typed.street = "\(new.street)  "
    try stage.fill(typed)
    try stage.driver.tap("save")
    try shouldSend(new, "POST /addresses", in: stage)
  }

  /// An address is changed in a form that holds it.
  func testChangesAnAddress() throws {
    let (stage, addresses) = try openBook()
    let old = stage.world.values.pick(addresses)
    try stage.choose("Change", of: old)
    try role.should("be titled for what is done", expected: "Change address") {
      stage.driver.screenTitle
    }
    try shouldHold(fields(of: old, in: stage), in: stage, "open a form that holds the address")
    var new = stage.world.address()
    new.id = old.id
    new.name = old.name
    try stage.fill(new)
    try stage.driver.tap("save")
    try shouldSend(new, "PUT /addresses/\(old.id)", in: stage)
    try stage.answer("PUT /addresses/\(old.id)", with: .done)
    try stage.answerList([new], "after an address was changed")
    try stage.shouldList([new], "show the changed list")
    try stage.world.log.shouldRecord(["address_changed"], "a changed address")
  }

  /// What is missing is told below the form, and nothing is sent.
  func testValidatesTheForm() throws {
    let (stage, _) = try openBook()
    try stage.driver.tap("add")
    try stage.shouldShow(false, "formError", "open a form without complaint")
    let new = stage.world.address()
    let short = "\(stage.world.values.number(in: 100_000...999_999))"
    let steps: [(String, () throws -> Void)] = [
      ("Please enter a name.", { try stage.driver.type("   ", into: "name") }),
      (
        "Please enter a phone number of at least 7 digits.",
        {
          try stage.driver.type(new.name, into: "name")
          try stage.driver.type(short, into: "phone")
        }
      ),
      ("Please choose a province.", { try stage.driver.type(new.phone, into: "phone") }),
      (
        "Please enter a city.",
        {
          try stage.driver.tap("province")
          try stage.driver.tap(stage.world.name(of: new.province))
        }
      ),
      ("Please enter a street.", { try stage.driver.type(new.city, into: "city") }),
    ]
    for (message, step) in steps {
      try step()
      try stage.driver.tap("save")
      try stage.shouldShow(message, at: "formError", "tell what is missing")
    }
    try stage.shouldAsk([], "send nothing while something is missing")
    try stage.driver.type(new.street, into: "street")
    try stage.driver.tap("save")
    try stage.shouldShow(false, "formError", "not complain once nothing is missing")
    try shouldSend(new, "POST /addresses", in: stage)
  }

  /// The phone field takes digits alone.
  func testPhoneTakesDigitsAlone() throws {
    let (stage, _) = try openBook()
    try stage.driver.tap("add")
    let digits = "\(stage.world.values.number(in: 1_000_000...9_999_999))"
    try stage.driver.type("+\(digits.prefix(3))-\(digits.dropFirst(3))x", into: "phone")
    try stage.shouldShow(digits, at: "phone", "take digits alone as a phone number")
  }

  /// A form that cannot be saved stays open with all that was typed; Retry sends the same again.
  func testKeepsTheFormWhenSavingFails() throws {
    let (stage, _) = try openBook()
    try stage.driver.tap("add")
    let new = stage.world.address()
    try stage.fill(new)
    try stage.driver.tap("save")
    try role.should("take no second tap on Save while it saves", expected: false) {
      try stage.driver.isEnabled("save")
    }
    try stage.answer("POST /addresses", with: .status(503))
    try stage.shouldAlert(Wording.refused(503))
    try stage.driver.tap("Retry")
    try shouldSend(new, "POST /addresses", in: stage)
    try stage.answer("POST /addresses", with: .noConnection, "after Retry")
    try stage.shouldAlert(Wording.connection)
    try stage.driver.tap("Cancel")
    try shouldHold(fields(of: new, in: stage), in: stage, "keep what was typed")
    try role.should("take another tap on Save after a failure", expected: true) {
      try stage.driver.isEnabled("save")
    }
  }

  /// A form stays open with all that was typed while a change from before it succeeds.
  func testKeepsTheFormWhenAnotherChangeSucceeds() throws {
    let (stage, addresses) = try openBook()
    let change = try stage.makeDefault(addresses)
    try stage.driver.tap("add")
    let new = stage.world.address()
    try stage.fill(new)
    try stage.answer(change, with: .done)
    try stage.answerList(addresses, "after a change")
    try role.should("keep the form open until its own request is over", expected: "New address") {
      stage.driver.screenTitle
    }
    try shouldHold(fields(of: new, in: stage), in: stage, "keep what was typed")
  }

  /// Cancel goes back to the list, and what was typed is forgotten.
  func testForgetsACancelledForm() throws {
    let (stage, addresses) = try openBook()
    try stage.choose("Change", of: stage.world.values.pick(addresses))
    try stage.driver.type(stage.world.values.name(), into: "name")
    try stage.driver.tap("cancel")
    try stage.shouldList(addresses, "show the list as it was after Cancel")
    try stage.shouldAsk([], "send nothing for Cancel")
    try stage.driver.tap("add")
    try shouldHold(["", "", "", "", "Choose a province"], in: stage, "open an empty form")
    let new = stage.world.address()
    try stage.fill(new)
    try stage.driver.tap("save")
    try shouldSend(new, "POST /addresses", in: stage)
  }

  /// While the form is open, Add and Refresh cannot be tapped.
  func testFormComesFirst() throws {
    let (stage, _) = try openBook()
    for isOpen in [true, false] {
      try stage.driver.tap(isOpen ? "add" : "cancel")
      for name in ["add", "refresh"] {
        try role.should("take no tap on the bar while the form is open", expected: !isOpen) {
          try stage.driver.isEnabled(name)
        }
      }
      try role.should("hide the list while the form is open", expected: isOpen) {
        stage.list.isEmpty
      }
    }
  }

  /// Without provinces there is nothing to choose from.
  func testProvinceWaitsForProvinces() throws {
    let stage = try BookStage(for: self) { _ in }
    try stage.answerList([stage.world.address()])
    try stage.driver.tap("add")
    try role.should("disable the province while there are none", expected: false) {
      try stage.driver.isEnabled("province")
    }
    try stage.answer("GET /provinces", with: stage.world.provincesAnswer())
    try role.should("enable the province once they are there", expected: true) {
      try stage.driver.isEnabled("province")
    }
  }

  private func openBook() throws -> (BookStage, [Address]) {
    let stage = try BookStage(for: self)
    let addresses = stage.world.addresses()
    try stage.answerList(addresses)
    return (stage, addresses)
  }

  private func fields(of address: Address, in stage: BookStage) -> [String] {
    [
      address.name, address.phone, address.city, address.street,
      stage.world.name(of: address.province),
    ]
  }

  private func shouldHold(_ expected: [String], in stage: BookStage, _ what: String) throws {
    try role.should(what, expected: expected) { try stage.form() }
  }

  private func shouldSend(_ address: Address, _ question: String, in stage: BookStage) throws {
    try stage.shouldAsk([question], "send the form once")
    try role.should("send what the form holds", expected: Wording.form(address)) {
      stage.world.server.body(of: question)
    }
  }
}
