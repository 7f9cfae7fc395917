import Testing

/// A text that a log of the tests names by its beginning, since some have a hundred thousand lines.
struct LongText: CustomTestStringConvertible, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  var testDescription: String {
    "\(String(reflecting: String(text.prefix(30))))… of \(text.utf8.count) bytes"
  }
}
