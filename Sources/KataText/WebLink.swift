/// A web address that a terminal may open when somebody clicks on a text (the escape sequence OSC 8).
package struct WebLink: Hashable, Sendable {
  /// Printable ASCII only; everything else is percent-encoded.
  package let address: String

  /// Nil for what does not begin with `http://` or `https://`, and for addresses so long that terminals refuse them.
  package init?(_ address: String) {
    let isWeb = ["http://", "https://"].contains { address.lowercased().hasPrefix($0) }
    guard isWeb, address.utf8.count <= 2000 else { return nil }
    self.address = address.utf8.reduce(into: "") { $0 += Self.encoded($1) }
  }

  /// The escape sequence after which the text of the link stands.
  var opening: String { "\u{1b}]8;;\(address)\u{1b}\\" }
  static let closing = "\u{1b}]8;;\u{1b}\\"

  private static func encoded(_ byte: UInt8) -> String {
    let isPlain = (0x21...0x7e).contains(byte) && !"\"<>\\^`{|}".utf8.contains(byte)
    if isPlain { return String(Character(Unicode.Scalar(byte))) }
    return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
