/// Makes text from compilers and learners' programs safe to print; it may arrive in pieces of any size.
///
/// Whole escape sequences go, in their 7-bit and 8-bit forms; other control characters and marks that hide or
/// reorder text are shown as signs. Line feeds and tabs stay. A sequence with a text inside, such as a window title,
/// ends with its line at the latest, so that one that is never closed does not swallow the rest.
package struct Sanitiser: Sendable {
  private enum State {
    case text, carriageReturn, escape, escapeWithIntermediates, controlSequence, string
    case stringEscape
  }

  private let form: VisibleForm
  private var decoder = UTF8Decoder()
  private var state = State.text
  private var bytesLeft: Int
  private var linesLeft: Int
  private var output = ""
  /// Says whether a cap was reached and text is missing.
  package private(set) var isCut = false

  /// Makes a sanitiser that hands on at most so many bytes and lines.
  package init(marks: Look.Marks = .unicode, maxBytes: Int = .max, maxLines: Int = .max) {
    form = VisibleForm(marks: marks)
    bytesLeft = maxBytes
    linesLeft = maxLines
  }

  /// Takes a piece and returns what is safe of it so far.
  package mutating func clean(_ bytes: some Sequence<UInt8>) -> String {
    for byte in bytes where !isCut {
      let (first, second) = decoder.take(byte)
      if let first { take(first) }
      if let second { take(second) }
    }
    defer { output = "" }
    return output
  }

  /// Returns what was held back; the text is over.
  package mutating func finish() -> String {
    if decoder.finish() { take(.invalid) }
    if state == .carriageReturn { emit(form.text(for: "\r")) }
    if state == .escape { emit(form.text(for: "\u{1b}")) }
    state = .text
    defer { output = "" }
    return output
  }

  private mutating func take(_ element: UTF8Decoder.Element) {
    switch element {
    case .invalid: replaceInvalid()
    case .strayControl(let scalar):
      if Self.opensSequence(scalar) || isInString { take(scalar) } else { replaceInvalid() }
    case .scalar(let scalar): take(scalar)
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch state {
    case .text: takeText(scalar)
    case .carriageReturn:
      state = .text
      if scalar != "\n" { emit(form.text(for: "\r")) }
      takeText(scalar)
    case .escape: takeAfterEscape(scalar)
    case .escapeWithIntermediates: takeUntilFinal(scalar, parameters: 0x20...0x2f, final: 0x30)
    case .controlSequence: takeUntilFinal(scalar, parameters: 0x20...0x3f, final: 0x40)
    case .string, .stringEscape: takeInString(scalar)
    }
  }

  private mutating func takeText(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0d: state = .carriageReturn
    case 0x1b: state = .escape
    case 0x9b: state = .controlSequence
    case 0x90, 0x98, 0x9d...0x9f: state = .string
    case 0x9c: break  // An end without a beginning shows nothing in a terminal either.
    case 0x09, 0x0a: emit(String(Character(scalar)))
    default: emit(form.text(for: scalar))
    }
  }

  private mutating func takeAfterEscape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "[": state = .controlSequence
    case "P", "X", "]", "^", "_": state = .string
    case " "..."/": state = .escapeWithIntermediates
    case "0"..."~": state = .text
    default:
      state = .text
      emit(form.text(for: "\u{1b}"))
      takeText(scalar)
    }
  }

  /// Drops a sequence up to its final character; anything that cannot belong to it ends it as well.
  private mutating func takeUntilFinal(
    _ scalar: Unicode.Scalar, parameters: ClosedRange<UInt32>, final: UInt32
  ) {
    if parameters.contains(scalar.value) { return }
    state = .text
    if !(final...0x7e).contains(scalar.value) { takeText(scalar) }
  }

  private mutating func takeInString(_ scalar: Unicode.Scalar) {
    let followsEscape = state == .stringEscape
    state = .string
    switch scalar.value {
    case 0x0a, 0x0d:
      state = .text
      takeText(scalar)
    case 0x07, 0x18, 0x1a, 0x9c: state = .text
    case 0x1b: state = .stringEscape
    case 0x5c where followsEscape: state = .text
    default: if followsEscape { takeAfterEscape(scalar) }
    }
  }

  private var isInString: Bool { state == .string || state == .stringEscape }

  private static func opensSequence(_ scalar: Unicode.Scalar) -> Bool {
    [0x90, 0x98, 0x9b, 0x9d, 0x9e, 0x9f].contains(scalar.value)
  }

  private mutating func replaceInvalid() {
    if isInString { return }
    if state == .carriageReturn { emit(form.text(for: "\r")) }
    if state == .escape { emit(form.text(for: "\u{1b}")) }
    state = .text
    emit(form.replacement)
  }

  private mutating func emit(_ text: String) {
    guard !isCut, text.utf8.count <= bytesLeft, linesLeft > 0 else {
      isCut = true
      return
    }
    bytesLeft -= text.utf8.count
    if text == "\n" { linesLeft -= 1 }
    output += text
  }
}
