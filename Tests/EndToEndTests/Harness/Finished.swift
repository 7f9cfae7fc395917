import Foundation

/// A program that has run to its end.
struct Finished: Sendable {
  let ending: Ending
  let output: [UInt8]
  let errors: [UInt8]
  let duration: Duration

  /// The exit code as a shell sees it.
  var status: Int32 { ending.status }
  var text: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }
  /// Both streams, to be shown when something is wrong.
  var all: String { "\(ending)\n\(text)\n\(errorText)" }
}
