import Foundation

/// A file of a kata or a course, which may come from a stranger: missing, huge or no file at all.
struct ContentFile: Sendable {
  /// The most that is read of a file of data or text.
  static let maximumBytes = 4 << 20

  /// Why a file was not read, as the end of a sentence.
  struct Refusal: Error, LocalizedError {
    let reason: String

    var errorDescription: String? { reason }
  }

  let url: URL

  init(_ url: URL) {
    self.url = url
  }

  /// The whole file, unless it is larger than a limit in bytes.
  ///
  /// - Throws: `Refusal`.
  func read(atMost limit: Int = maximumBytes) throws(Refusal) -> Data {
    // Asked for before reading, because reading a pipe would wait endlessly.
    var status = stat()
    guard stat(url.path, &status) == 0 else { throw Refusal(reason: "there is no such file") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Refusal(reason: "it is not a file") }
    let size = Int(status.st_size)
    guard size <= limit else {
      throw Refusal(reason: "it has \(size >> 20) MB, and may have \(limit >> 20)")
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      let words = error.localizedDescription
      throw Refusal(reason: words.hasSuffix(".") ? String(words.dropLast()) : words)
    }
  }

  /// A document of JSON, whose texts are printed and so may not steer a terminal.
  ///
  /// - Throws: `Refusal`.
  func readJSON() throws(Refusal) -> Data {
    let data = try read()
    let document: Any
    do {
      document = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      throw Refusal(reason: "it is not JSON" + Self.place(of: error, in: data))
    }
    guard let text = Self.steeringText(document) else { return data }
    let shown = text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined().prefix(60)
    throw Refusal(reason: "the text \"\(shown)\" holds a control character")
  }

  /// Where JSON ends, as the end of a sentence; the error has a number of bytes in its text for developers.
  private static func place(of error: any Error, in data: Data) -> String {
    let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
    if words.contains("end of file") { return ": it ends too early" }
    guard let match = words.firstMatch(of: /around character (\d+)/),
      let offset = Int(match.1), offset <= data.count
    else { return "" }
    let before = Array(data.prefix(offset))
    let newline = UInt8(ascii: "\n")
    let column = offset - (before.lastIndex(of: newline) ?? -1)
    return " from line \(before.count { $0 == newline } + 1), column \(column) on"
  }

  private static func steeringText(_ value: Any) -> String? {
    switch value {
    case let text as String: text.unicodeScalars.contains(where: isSteering) ? text : nil
    case let list as [Any]: list.lazy.compactMap(steeringText).first
    case let object as [String: Any]:
      object.keys.lazy.compactMap(steeringText).first
        ?? object.values.lazy.compactMap(steeringText).first
    default: nil
    }
  }

  /// Controls but line feeds and tabs, and what turns the direction of writing around.
  private static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
