import ProfileContract
@_spi(Driving) import UIKit

extension FormInUse {
  /// Fails the case unless Save sends the profile once, and the form says what becomes of it.
  func shouldSave() throws {
    try shouldShow("", at: .status, "say nothing about saving before somebody saves")
    try enter(world.values.name(), into: .city)
    try save()
    try shouldSend(1)
    try shouldShow(Wording.saving, at: .status, on: memberSaving, "say that it is saving")
    try shouldEnableSave(false, "take no further tap on Save until the server has answered")
    try enter(world.values.name(), into: .country)
    try shouldEnableSave(false, "take no further tap on Save until the server has answered")
    try answer(true)
    try shouldShow(Wording.saved, at: .status, on: memberSaving, "say that it was saved")
    try shouldEnableSave(true, "take a tap on Save again once the server has answered")
  }

  /// Fails the case unless a failure is told, and Save tries again.
  func shouldReportAFailure() throws {
    try save()
    try shouldSend(1)
    try answer(false)
    try shouldShow(Wording.notSaved, at: .status, on: memberSaving, "say that it was not saved")
    try shouldEnableSave(true, "take a tap on Save again after a failure")
    try save()
    try shouldSend(2)
    try answer(true)
    try shouldShow(Wording.saved, at: .status, on: memberSaving, "say that it was saved")
  }

  private func shouldSend(_ times: Int) throws {
    let content = Wording.content(of: world.profile)
    try role.should(
      "send what the profile holds to the server, once for each tap on Save", on: memberSaving,
      expected: content, actual: { world.server.sent.last ?? "" })
    try role.shouldNot(
      "send anything else to the server", on: memberSaving, expected: times
    ) { world.server.sent.count }
  }

  private func shouldEnableSave(_ isEnabled: Bool, _ what: String) throws {
    try role.should(what, on: memberSaving, expected: isEnabled) { try isSaveEnabled() }
  }

  private func answer(_ isSaved: Bool) throws {
    world.server.answer(isSaved)
    MainQueue.settle()
  }
}
