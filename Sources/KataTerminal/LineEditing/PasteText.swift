/// What is put on the line when a text is pasted: its characters, with nothing that would run or steer anything.
struct PasteText {
  /// More than this many bytes are no command.
  static let mostBytes = 65_536

  let text: String
  let isCut: Bool

  init(_ bytes: [UInt8]) {
    isCut = bytes.count > Self.mostBytes
    let pasted = String(decoding: bytes.prefix(Self.mostBytes), as: UTF8.self)
      .replacing("\r\n", with: "\n").replacing("\r", with: "\n").replacing("\t", with: " ")
    var kept = String.UnicodeScalarView()
    kept.append(
      contentsOf: pasted.unicodeScalars.filter {
        $0 == "\n" || $0.properties.generalCategory != .control
      })
    // The line is sent by a key, not by a line feed that was marked by accident.
    while kept.last == "\n" { kept.removeLast() }
    text = String(kept)
  }
}
