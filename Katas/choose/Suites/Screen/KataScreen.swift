import Foundation
import LibraryContract
@_spi(Driving) import UIKit

/// The app as `kata show` and `kata run` use it, with a library that carries out what is asked for.
@MainActor final class KataScreen: ScreenScript {
  private let world: LibraryWorld
  private var library: ScriptedLibrary

  init(values: SeededValues) {
    world = LibraryWorld(values: values, clock: .scripted)
    library = ScriptedLibrary(clock: world.clock)
  }

  func prepare(for state: String) {
    switch state {
    case "chinese": library = ScriptedLibrary(clock: world.clock, isChinese: true)
    case "limit": library.member.reservations = [11, 12, 13, 14, 15]
    case "expired": library.member.cardExpires = world.clock.now
    case "reserved": _ = library.reserve(1)
    case "noloans": library.member.loans = []
    default: break
    }
  }

  func makeScreen(of solution: Any.Type) throws -> UIViewController {
    try seam(of: solution, as: (any LibraryScreen.Type).self)
      .makeScreen(services: world.services)
  }

  func enter(_ state: String, with driver: ScreenDriver) throws {
    if state == "loading" { return }
    answer(state == "failed" ? .failure : .good)
    driver.settle()
    switch state {
    case "catalogue", "failed", "chinese": break
    case "nothing": try driver.type("cooking", into: "search")
    case "opening": try driver.tap(library.book(1).title)
    case "book", "reserved", "limit", "expired": try open(1, with: driver)
    case "waiting": try open(2, with: driver)
    case "lent": try open(5, with: driver)
    case "reserving", "refused":
      try open(1, with: driver)
      try driver.tap("action")
      if state == "refused" { world.account.reservations.answer(.failure(.refused)) }
    case "loans", "noloans":
      try driver.tap("loans")
      answer(.good)
    default: throw ScreenScriptError.unknownState(state)
    }
    driver.settle()
  }

  private func open(_ id: Int, with driver: ScreenDriver) throws {
    try driver.tap(library.book(id).title)
    answer(.good)
    answer(.good)
  }

  var request: String? { requests.first?.name }

  func answer(_ answer: ScreenAnswer) {
    requests.first?.answer(answer == .good)
  }

  func happen(_ event: String) {
    switch event {
    case "owes": library.member.fees += 1000
    default: library.member.cardExpires = world.clock.now
    }
  }
}

/// A request that waits, and how it is answered.
private struct ScriptedRequest {
  let name: String
  let answer: (_ isGood: Bool) -> Void
}

extension KataScreen {
  /// What waits; each kind with its oldest first.
  private var requests: [ScriptedRequest] {
    let (catalogue, account, library) = (world.catalogue, world.account, library)
    return [
      request("fetchBooks", catalogue.lists) { _ in library.books },
      request("fetchBook", catalogue.books) { library.book($0) },
      request("fetchMember", account.fetches) { _ in library.member },
      request("reserve", account.reservations) { library.reserve($0) },
      request("cancelReservation", account.cancellations) { library.cancel($0) },
      request("renew", account.renewals) { library.renew($0) },
    ].compactMap(\.self)
  }

  private func request<Question, Value>(
    _ name: String, _ pending: PendingRequests<Question, Result<Value, LibraryFailure>>,
    value: @escaping (Question) -> Value
  ) -> ScriptedRequest? {
    guard let question = pending.open.first else { return nil }
    return ScriptedRequest(name: name) { isGood in
      pending.answer(isGood ? .success(value(question)) : .failure(.noConnection))
    }
  }
}

extension ClockFake {
  /// A Tuesday morning.
  static var scripted: ClockFake {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let date = DateComponents(year: 2026, month: 6, day: 9, hour: 9)
    return ClockFake(now: calendar.date(from: date) ?? .distantPast, calendar: calendar)
  }
}
