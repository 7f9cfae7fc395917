import Foundation
import KataCore

/// The events of a host that shows a screen, read as strictly as a verdict's.
struct ScreenLog: Sendable {
  private let nonce: String
  private let token: String
  private(set) var isLockedDown = false
  private(set) var isClosed = false
  private(set) var unusableReason: String?

  init(of request: HostRequest) {
    nonce = request.nonce
    token = request.token
  }

  /// Reads one line; nil when it does not tell of the screen.
  mutating func moment(in line: some Collection<UInt8>, printed: String) -> ScreenMoment? {
    guard let event = try? JSONDecoder().decode(HostEvent.self, from: Data(line)),
      event.nonce == nonce
    else { return nil }
    switch event.event {
    case .lockedDown: isLockedDown = event.filter == true
    case .closed: isClosed = event.token == token
    case .unusable: unusableReason = event.reason ?? "no reason given"
    case .screen:
      return ScreenMoment(
        picture: event.screen, outline: event.outline ?? "", request: event.request,
        refusal: event.refusal, printed: printed,
        calls: event.calls ?? [])
    default: break
    }
    return nil
  }
}
