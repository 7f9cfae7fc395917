import AddressBookContract
@_spi(Driving) import UIKit
import XCTest

/// What people do to addresses of the list, and what is recorded.
@MainActor final class BookChangeTests: XCTestCase {
  private let role = Role.screen

  /// A tap on a row offers what can be done with the address.
  func testOffersActions() throws {
    let (stage, addresses) = try openBook()
    for address in addresses {
      try stage.driver.tap(Wording.title(address))
      let actions = ["Change"] + (address.isDefault ? [] : ["Make default"]) + ["Delete", "Cancel"]
      let expected = [address.name, place(address, in: stage)] + actions
      try role.should("offer what can be done with the address", expected: expected) {
        stage.driver.alert.map { [$0.title ?? "", $0.message ?? ""] + $0.buttonTitles } ?? []
      }
      try stage.driver.tap("Cancel")
    }
    try stage.shouldAsk([], "ask nothing of the server for Cancel")
  }

  /// Another address becomes the default, and the list is asked for again.
  func testMakesDefault() throws {
    let (stage, addresses) = try openBook()
    let chosen = try XCTUnwrap(addresses.first { !$0.isDefault })
    try stage.choose("Make default", of: chosen)
    try stage.shouldShow(true, "loading", "show that it is busy during a change")
    try stage.answer("PUT /addresses/\(chosen.id)/default", with: .done)
    let changed = addresses.map { address in
      var address = address
      address.isDefault = address.id == chosen.id
      return address
    }
    try stage.answerList(changed, "after a change")
    try stage.shouldList(changed, "show the list as the server has it after the change")
  }

  /// Delete asks first; only then is the address gone.
  func testDeletesAfterAsking() throws {
    let (stage, addresses) = try openBook()
    let chosen = stage.world.values.pick(addresses)
    try stage.choose("Delete", of: chosen)
    try shouldConfirm(chosen, in: stage)
    try stage.driver.tap("Cancel")
    try stage.shouldAsk([], "delete nothing for Cancel")
    try stage.choose("Delete", of: chosen)
    try stage.driver.tap("Delete")
    try stage.answer("DELETE /addresses/\(chosen.id)", with: .done)
    let rest = addresses.filter { $0.id != chosen.id }
    try stage.answerList(rest, "after a deletion")
    try stage.shouldList(rest, "show the list without the deleted address")
  }

  /// A swipe over a row deletes too, and asks first.
  func testDeletesBySwipe() throws {
    let (stage, addresses) = try openBook()
    let chosen = stage.world.values.pick(addresses)
    try stage.driver.swipe(Wording.title(chosen), choosing: "Delete")
    try shouldConfirm(chosen, in: stage)
    try stage.driver.tap("Delete")
    try stage.shouldAsk(["DELETE /addresses/\(chosen.id)"], "delete what was swiped over")
  }

  /// A change that fails is reported in an alert, and Retry tries the same again.
  func testRetriesChanges() throws {
    let (stage, addresses) = try openBook()
    let chosen = try XCTUnwrap(addresses.first { !$0.isDefault })
    try stage.choose("Make default", of: chosen)
    try shouldRetry("PUT /addresses/\(chosen.id)/default", in: stage)
    try stage.choose("Delete", of: chosen)
    try stage.driver.tap("Delete")
    try shouldRetry("DELETE /addresses/\(chosen.id)", in: stage)
    try stage.shouldAsk([], "leave the list as it is when a change has failed")
  }

  /// The answer to a list that was asked for before a change does not undo it.
  func testChangeOutlivesAnOlderList() throws {
    let (stage, addresses) = try openBook()
    let chosen = stage.world.values.pick(addresses)
    try stage.driver.tap("refresh")
    try stage.choose("Delete", of: chosen)
    try stage.driver.tap("Delete")
    try stage.answer("DELETE /addresses/\(chosen.id)", with: .done)
    let rest = addresses.filter { $0.id != chosen.id }
    try stage.answer("GET /addresses", with: stage.world.answer(rest), "once more", at: 1)
    try stage.answerList(addresses)
    try stage.shouldList(rest, "not show again what was deleted since an older request")
  }

  /// Every change and every failure is recorded once, with its reason.
  func testRecordsEvents() throws {
    let (stage, addresses) = try openBook()
    let log = stage.world.log
    try log.shouldRecord([], "opening the list")
    let chosen = try XCTUnwrap(addresses.first { !$0.isDefault })
    try stage.choose("Make default", of: chosen)
    let question = "PUT /addresses/\(chosen.id)/default"
    try stage.answer(question, with: .status(500))
    try log.shouldRecord(["request_failed reason=server"], "a refused change")
    try stage.driver.tap("Retry")
    try stage.answer(question, with: .noConnection)
    try log.shouldRecord(["request_failed reason=connection"], "a change without connection")
    try stage.driver.tap("Retry")
    try stage.answer(question, with: .done)
    try stage.answer("GET /addresses", with: .nonsense)
    try log.shouldRecord(
      ["default_set", "request_failed reason=data"], "a change, then an unreadable list")
    try stage.driver.tap("Retry")
    try stage.answerList(addresses)
    try stage.choose("Delete", of: chosen)
    try stage.driver.tap("Delete")
    try stage.answer("DELETE /addresses/\(chosen.id)", with: .done)
    try log.shouldRecord(["address_deleted"], "a deletion")
  }

  private func openBook() throws -> (BookStage, [Address]) {
    let stage = try BookStage(for: self)
    let addresses = stage.world.addresses()
    try stage.answerList(addresses)
    return (stage, addresses)
  }

  private func place(_ address: Address, in stage: BookStage) -> String {
    Wording.place(address, stage.world.name(of: address.province))
  }

  private func shouldConfirm(_ address: Address, in stage: BookStage) throws {
    let text = "\(address.name), \(place(address, in: stage))"
    let expected = ["Delete this address?", text, "Delete", "Cancel"]
    try role.should("ask before it deletes", expected: expected) {
      stage.driver.alert.map { [$0.title ?? "", $0.message ?? ""] + $0.buttonTitles } ?? []
    }
  }

  private func shouldRetry(_ question: String, in stage: BookStage) throws {
    try stage.answer(question, with: .noConnection)
    try stage.shouldAlert(Wording.connection)
    try stage.driver.tap("Retry")
    try stage.answer(question, with: .status(503), "after Retry")
    try stage.shouldAlert(Wording.refused(503))
    try stage.driver.tap("Cancel")
  }
}
