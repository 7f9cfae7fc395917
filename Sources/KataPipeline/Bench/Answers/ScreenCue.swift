import Foundation
import KataText

/// How the last line of a terminal ends when it is somebody's turn to type.
struct ScreenCue: Hashable, Sendable {
  let text: String
  /// What ends the program or the question from there.
  let farewell: String

  static let prompt = ScreenCue(text: "❯", farewell: "\u{4}")
  static let question = ScreenCue(text: "stops):", farewell: "q\r")
  static let pager = ScreenCue(text: ":", farewell: "q")

  /// Looks for it in what a program wrote.
  func isThere(in output: [UInt8]) -> Bool {
    // A start is measured while this looks, so it does not look at more than can be the last line.
    let end = output.suffix(400)
    let line = end.lastIndex(of: UInt8(ascii: "\n")).map { end[($0 + 1)...] } ?? end
    return Sanitiser.text(String(decoding: line, as: UTF8.self))
      .trimmingCharacters(in: .whitespaces).hasSuffix(text)
  }
}
