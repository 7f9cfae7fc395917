import AddressBookContract
@_spi(Driving) import UIKit
import XCTest

/// How results find their requests while several are under way.
@MainActor final class ManagersRequestTests: XCTestCase {
  /// Of two changes that fail in the other order, Retry repeats the one whose failure is told.
  func testRetriesTheRequestThatFailed() throws {
    let (stage, first, second) = try openTwoChanges()
    for change in [second, first] {
      try stage.answer(change, with: .status(503))
      try stage.shouldAlert(Wording.refused(503))
      try stage.driver.tap("Retry")
      try stage.shouldAsk([first, second], "repeat the request whose failure is told")
    }
  }

  /// A form closes when the server has taken it, and not when another request has succeeded.
  func testClosesTheFormForItsOwnRequest() throws {
    _ = try solution(as: (any AddressBookManagers.Type).self)
    let (stage, first, second) = try openTwoChanges()
    try stage.driver.tap("refresh")
    try stage.driver.tap("add")
    try stage.fill(stage.world.address())
    try stage.driver.tap("save")
    try stage.answerList([stage.world.address()])
    try shouldStillSave(stage)
    for change in [first, second] {
      try stage.answer(change, with: .done)
      try shouldStillSave(stage)
    }
    try stage.answer("POST /addresses", with: .status(201))
    try Role.screen.should("be titled as before", expected: "Addresses") {
      stage.driver.screenTitle
    }
  }

  /// Results reach the controller through the delegate alone: without a delegate, none does.
  func testResultsComeThroughTheDelegate() throws {
    let stage = try BookStage(for: self)
    let addresses = stage.world.addresses()
    try stage.answerList(addresses)
    stage.world.clock.advance(by: 120)
    let status = try stage.driver.text(of: "status")
    let change = try stage.makeDefault(addresses)
    try stage.driver.tap("refresh")
    guard try areWithoutDelegate(on: stage) else { return }
    try stage.answerList([stage.world.address()])
    try Role.screen.shouldNot(
      "show the answer to a request while no manager has a delegate", expected: status
    ) { try stage.driver.text(of: "status") }
    try stage.answer(change, with: .status(503))
    try stage.shouldNotAlert("tell of a failed request while no manager has a delegate")
  }

  /// Takes the managers' delegates away, and says whether that was possible: of one in a list, nothing is said.
  private func areWithoutDelegate(on stage: BookStage) throws -> Bool {
    let kinds = try solution(as: (any AddressBookManagers.Type).self)
    let managers: [BookPart] = [
      .addressManager(kinds.addressManager), .provinceManager(kinds.provinceManager),
    ]
    return try managers.allSatisfy { manager in
      try BookParts(of: stage.screen, managers).takeDelegate(from: manager)
      return try BookParts(of: stage.screen, managers).isWithoutDelegate(manager)
    }
  }

  private func shouldStillSave(_ stage: BookStage) throws {
    try Role.screen.should(
      "keep the form open until its own request is over", expected: "New address"
    ) { stage.driver.screenTitle }
    try Role.screen.should("take no second tap on Save while it saves", expected: false) {
      try stage.driver.isEnabled("save")
    }
  }

  /// The screen is busy until the last of several requests is over.
  func testIsBusyUntilTheLastAnswer() throws {
    let (stage, first, second) = try openTwoChanges()
    try stage.answer(second, with: .status(503))
    try stage.driver.tap("Cancel")
    try stage.shouldShow(true, "loading", "be busy while another request is under way")
    try stage.answer(first, with: .status(503))
    try stage.driver.tap("Cancel")
    try stage.shouldShow(false, "loading", "not be busy after the last answer")
  }

  /// A list with two changes under way, and what they ask, the older one first.
  private func openTwoChanges() throws -> (BookStage, first: String, second: String) {
    // Only a solution that names its managers is asked this.
    _ = try solution(as: (any AddressBookManagers.Type).self)
    let stage = try BookStage(for: self)
    let addresses = stage.world.addresses()
    try stage.answerList(addresses)
    let others = addresses.filter { !$0.isDefault }
    try stage.choose("Make default", of: others[0])
    try stage.choose("Delete", of: others[1])
    try stage.driver.tap("Delete")
    return (
      stage, "PUT /addresses/\(others[0].id)/default", "DELETE /addresses/\(others[1].id)"
    )
  }
}
