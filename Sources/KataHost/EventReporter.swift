import Foundation

/// Sends events over the channel, each with the nonce of this run.
struct EventReporter {
  let channel: EventChannel
  let nonce: String

  /// Sends one event at once.
  func send(_ event: HostEvent) {
    var members = event.members
    members["nonce"] = nonce
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    guard let line = try? JSONSerialization.data(withJSONObject: members, options: options) else {
      preconditionFailure("An event holds something that JSON cannot say: \(members.keys)")
    }
    channel.write(line + [UInt8(ascii: "\n")])
  }
}
