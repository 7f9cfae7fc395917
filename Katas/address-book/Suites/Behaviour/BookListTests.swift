import AddressBookContract
@_spi(Driving) import UIKit
import XCTest

/// How the list gets its addresses, whatever it is built of.
@MainActor final class BookListTests: XCTestCase {
  private let role = Role.screen

  /// The screen asks for the addresses and is busy until they are there.
  func testLoadsTheAddresses() throws {
    let stage = try BookStage(for: self)
    try role.should("be titled as before", expected: "Addresses") { stage.driver.screenTitle }
    try stage.shouldShow(true, "loading", "show that it is busy until the server answers")
    try stage.answerList(stage.world.addresses())
    try stage.shouldShow(false, "loading", "not be busy after the answer")
    try stage.shouldShow(Wording.age(minutes: 0), at: "status", "say how old the list is")
  }

  /// The default address has a section of its own, the others follow in the server's order.
  func testListsTwoSections() throws {
    for hasDefault in seededValues().shuffled([true, false]) {
      let stage = try BookStage(for: self)
      let others = [stage.world.address(), stage.world.address()]
      let first = hasDefault ? [stage.world.address(isDefault: true)] : []
      let addresses = [others[0]] + first + [others[1]]
      try stage.answerList(addresses)
      try stage.shouldList(
        addresses,
        "list the default address first, then the others, each below a header unless there is none")
    }
  }

  /// Phone numbers of eight digits or more show only the first three and the last four.
  func testMasksPhones() throws {
    let stage = try BookStage(for: self)
    let values = stage.world.values
    var addresses = stage.world.addresses()
    let phones = [1_000_000...9_999_999, 10_000_000...99_999_999, 100_000_000...999_999_999]
    for (index, range) in phones.enumerated() {
      addresses[index].phone = "\(values.number(in: range))"
    }
    try stage.answerList(addresses)
    try stage.shouldList(addresses, "mask phone numbers of eight digits or more")
  }

  /// A list without addresses says so.
  func testSaysThatThereAreNone() throws {
    let stage = try BookStage(for: self)
    try stage.shouldShow(false, "empty", "not say that there are none before it knows")
    try stage.answerList([])
    try stage.shouldShow(Wording.none, at: "empty", "say that there are no addresses yet")
  }

  /// Addresses younger than five minutes come from the cache, and the server is not asked.
  func testTrustsAFreshCache() throws {
    var addresses: [Address] = []
    let stage = try BookStage(for: self) { world in
      world.rememberProvinces()
      addresses = world.addresses()
      world.remember(addresses, minutesAgo: 4)
    }
    try stage.shouldList(addresses, "show the cached addresses")
    try stage.shouldShow(Wording.age(minutes: 4), at: "status", "say how old the list is")
    try stage.shouldAsk([], "not ask the server for addresses that are younger than 5 minutes")
  }

  /// Older addresses are shown at once and asked for again; the answer replaces them, also in the cache.
  func testRenewsAStaleCache() throws {
    var old: [Address] = []
    let stage = try BookStage(for: self) { world in
      world.rememberProvinces()
      old = world.addresses()
      world.remember(old, minutesAgo: 5)
    }
    try stage.shouldList(old, "show cached addresses while it asks for new ones")
    let new = stage.world.addresses()
    try stage.answerList(new, "when the cached addresses are 5 minutes old")
    try stage.shouldList(new, "show the new addresses")
    let entry = CacheEntry(data: BookWorld.data(new), savedAt: stage.world.clock.now)
    try role.should("cache the answer as it came, with the time", expected: CacheFake.words(entry))
    {
      stage.world.cache.words(forKey: "addresses")
    }
  }

  /// Without a connection the screen keeps what it has and says that it is offline.
  func testWorksOffline() throws {
    var addresses: [Address] = []
    let stage = try BookStage(for: self) { world in
      world.rememberProvinces()
      addresses = world.addresses()
      world.remember(addresses, minutesAgo: 12)
    }
    try stage.answer("GET /addresses", with: .noConnection)
    try stage.shouldNotAlert("show an alert when it has cached addresses")
    try stage.shouldList(addresses, "keep the addresses it has")
    try stage.shouldShow(
      Wording.age(minutes: 12, isOffline: true), at: "status", "say that it is offline")
    try stage.driver.tap("refresh")
    try stage.answerList(addresses, "after a tap on Refresh")
    try stage.shouldShow(
      Wording.age(minutes: 0), at: "status", "not say that it is offline once it is not")
  }

  /// Where there is nothing to show, a failure is reported in an alert, and Retry asks again.
  func testOffersRetry() throws {
    let stage = try BookStage(for: self)
    let status = stage.world.values.pick([404, 500, 503])
    let answers: [(ServerFake.Answer, String)] = [
      (.noConnection, Wording.connection), (.status(status), Wording.refused(status)),
      (.nonsense, Wording.data),
    ]
    for (answer, message) in stage.world.values.shuffled(answers) {
      try stage.answer("GET /addresses", with: answer)
      try stage.shouldAlert(message)
      try stage.driver.tap("Retry")
    }
    let addresses = stage.world.addresses()
    try stage.answerList(addresses, "after Retry")
    try stage.shouldList(addresses, "show what Retry has brought")
  }

  /// An answer in which an address lacks something is unreadable as a whole.
  func testRefusesAnIncompleteAnswer() throws {
    let stage = try BookStage(for: self)
    let data = String(decoding: BookWorld.data(stage.world.addresses()), as: UTF8.self)
    let member = stage.world.values.pick(["id", "name", "phone", "province", "city", "street"])
    let parts = data.components(separatedBy: "\"\(member)\": ")
    let incomplete = ([parts[0] + "\"x\": " + parts[1]] + parts.dropFirst(2))
      .joined(separator: "\"\(member)\": ")
    try stage.answer("GET /addresses", with: .data(Data(incomplete.utf8)))
    try stage.shouldAlert(Wording.data, "refuse an answer in which an address lacks something")
  }

  /// The answer to an older request does not replace that to a newer one.
  func testLateAnswerDoesNotWin() throws {
    let stage = try BookStage(for: self)
    try stage.driver.tap("refresh")
    let (old, new) = (stage.world.addresses(), stage.world.addresses())
    try stage.answer("GET /addresses", with: stage.world.answer(new), "twice", at: 1)
    try stage.answerList(old)
    try stage.shouldList(new, "keep the answer to the newest request when an older one comes late")
    let entry = CacheEntry(data: BookWorld.data(new), savedAt: stage.world.clock.now)
    try role.should(
      "cache the answer to the newest request", expected: CacheFake.words(entry)
    ) { stage.world.cache.words(forKey: "addresses") }
  }

  /// An older request that fails late is no failure any more.
  func testLateFailureIsSilent() throws {
    let stage = try BookStage(for: self)
    try stage.driver.tap("refresh")
    let addresses = stage.world.addresses()
    try stage.answer("GET /addresses", with: stage.world.answer(addresses), "twice", at: 1)
    try stage.answer("GET /addresses", with: stage.world.values.pick([.status(500), .nonsense]))
    try stage.shouldNotAlert("tell of a failure of an older request")
    try stage.shouldList(addresses, "keep the answer to the newest request")
  }

  /// A timer keeps the age of the list right, and renews the list after five minutes.
  func testKeepsTheTime() throws {
    let stage = try BookStage(for: self)
    try stage.answerList(stage.world.addresses())
    for minutes in [1, 2, 4] {
      let past = minutes == 4 ? 2 : 1
      stage.world.clock.advance(by: Double(past) * 60)
      try stage.shouldShow(
        Wording.age(minutes: minutes), at: "status", "say how old the list is as time goes by")
      try stage.shouldAsk([], "not ask again before 5 minutes are over")
    }
    stage.world.clock.advance(by: 60)
    let renewed = stage.world.addresses()
    try stage.answerList(renewed, "by itself when the list is 5 minutes old")
    try stage.shouldList(renewed, "show the renewed list")
  }

  /// The timer asks only once at a time.
  func testAsksOnceAtATime() throws {
    let stage = try BookStage(for: self)
    try stage.answerList(stage.world.addresses())
    stage.world.clock.advance(by: 6 * 60)
    try stage.shouldAsk(["GET /addresses"], "ask once while an answer is awaited")
  }

  /// Provinces are asked for once and then kept; until then rows show their codes.
  func testRemembersTheProvinces() throws {
    let stage = try BookStage(for: self) { _ in }
    let addresses = stage.world.addresses()
    try stage.answerList(addresses)
    try role.should(
      "show codes until the provinces are there", expected: addresses.map(codeRow).sorted()
    ) {
      stage.list.filter { !$0.hasPrefix("[") }.sorted()
    }
    try stage.answer("GET /provinces", with: stage.world.provincesAnswer())
    try stage.shouldList(addresses, "show the provinces by name once they are there")
    let again = BookStage(
      try solution(as: (any AddressBookScreen.Type).self), in: stage.world)
    try again.shouldList(addresses, "take the provinces from the cache the next time")
    try again.shouldAsk([], "not ask for provinces that are cached")
  }

  private func codeRow(_ address: Address) -> String { Wording.row(address, address.province) }

  /// Provinces that did not come are asked for again with the next refresh.
  func testAsksForProvincesAgain() throws {
    let stage = try BookStage(for: self) { _ in }
    try stage.answerList(stage.world.addresses())
    let failure = stage.world.values.pick([ServerFake.Answer.noConnection, .status(500), .nonsense])
    try stage.answer("GET /provinces", with: failure)
    try stage.shouldNotAlert("bother people with provinces that did not come")
    try stage.driver.tap("refresh")
    try stage.shouldAsk(
      ["GET /addresses", "GET /provinces"], "ask for missing provinces with the next refresh")
  }
}
