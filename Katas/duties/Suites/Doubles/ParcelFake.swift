import DutiesContract
import Foundation
@_spi(Driving) import UIKit
import XCTest

/// The services of one parcel, which the suite moves.
@MainActor final class ParcelFake: ParcelServices {
  let requests = PendingRequests<String, Data>()
  private(set) var kept: String?
  private(set) var events: [String] = []
  private var handlers: [(String) -> Void] = []

  func get(_ path: String, completion: @escaping (Data) -> Void) {
    requests.ask(path, completion: completion)
  }

  func setString(_ text: String, forKey key: String) { kept = text }

  func record(_ event: String) { events.append(event) }

  func subscribe(_ handler: @escaping (String) -> Void) { handlers.append(handler) }

  func move(to place: String) {
    for handler in handlers { handler(place) }
  }
}
