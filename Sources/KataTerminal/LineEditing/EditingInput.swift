#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads keys from a terminal one byte at a time, so that what is typed ahead stays there for the next program.
///
/// A class because libedit and our own questions read from it in turn.
final class EditingInput {
  enum Event: Hashable {
    /// A character, or the code of an `EditingKey`.
    case key(UInt32)
    /// Somebody has news in the wake pipe.
    case news
    /// The terminal has gone away.
    case end
  }

  static let escape: UInt8 = 0x1b
  private static let stillnessInSequence: Int32 = 50
  private static let stillnessInPaste: Int32 = 2_000

  let descriptor: Int32
  let wake: WakePipe
  /// The sequences that the learner has bound as such, so that libedit must see them.
  var boundSequences: Set<String> = []
  private var keys: [UInt32] = []
  private var bytes: [UInt8] = []

  init(descriptor: Int32, wake: WakePipe) {
    self.descriptor = descriptor
    self.wake = wake
  }

  /// Gives a key back, to be read next.
  func giveBack(_ key: UInt32) {
    keys.append(key)
  }

  /// Forgets what was read ahead.
  func reset() {
    (keys, bytes) = ([], [])
  }

  /// Waits for a key or for news.
  ///
  /// A key that sends a sequence comes as one code, so that a lone escape character is a key as well.
  ///
  /// - Parameter prepare: What is left to do when nothing has come yet.
  func next(beforeWaiting prepare: () -> Void) -> Event {
    while true {
      if let key = keys.popLast() { return .key(key) }
      if bytes.isEmpty {
        if !hasCome(within: 0) { prepare() }
        if hasNews() { return .news }
      }
      guard let byte = readByte(within: -1) else { return .end }
      if byte == Self.escape {
        if let key = sequenceKey() { return .key(key) }
      } else if let scalar = scalar(startingWith: byte), Self.isKey(scalar) {
        return .key(scalar)
      }
    }
  }

  /// Says whether a character is one that somebody means to type.
  ///
  /// The zero byte comes from Control and the blank, which is easily pressed by accident; a line cannot hold it.
  private static func isKey(_ scalar: UInt32) -> Bool {
    scalar != 0 && !EditingKey.codes.contains(scalar)
  }

  /// Reads what is pasted, up to the mark that ends it; without the mark, up to a long silence.
  func paste() -> [UInt8] {
    let mark = Array("\u{1b}[201~".utf8)
    var pasted: [UInt8] = []
    while let byte = readByte(within: Self.stillnessInPaste) {
      pasted.append(byte)
      if byte == mark.last, pasted.suffix(mark.count).elementsEqual(mark) {
        return pasted.dropLast(mark.count)
      }
    }
    return pasted
  }

  /// Waits until there are news or bytes; true for news, which come first.
  private func hasNews() -> Bool {
    while !hasCome(within: -1) {}
    var polled = pollfd(fd: wake.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0
  }

  /// Waits for news or bytes; false when there are none yet.
  private func hasCome(within milliseconds: Int32) -> Bool {
    var polled = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    return poll(&polled, 2, milliseconds) > 0
  }

  private func readByte(within milliseconds: Int32) -> UInt8? {
    if !bytes.isEmpty { return bytes.removeFirst() }
    var byte: UInt8 = 0
    while true {
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&polled, 1, milliseconds)
      if ready == 0 { return nil }
      let count = ready < 0 ? -1 : read(descriptor, &byte, 1)
      if count == 1 { return byte }
      guard count < 0, errno == EINTR || errno == EAGAIN else { return nil }
    }
  }

  /// Reads the rest of a character; nil when it is none.
  private func scalar(startingWith byte: UInt8) -> UInt32? {
    if byte < 0x80 { return UInt32(byte) }
    let length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    var character = [byte]
    while character.count < length, let next = readByte(within: Self.stillnessInSequence) {
      guard next & 0xc0 == 0x80 else {
        bytes.insert(next, at: 0)
        return nil
      }
      character.append(next)
    }
    guard let text = String(validating: character, as: UTF8.self) else { return nil }
    return text.unicodeScalars.first?.value
  }

  /// Decides what an escape character begins; nil when it is a sequence that nobody needs.
  private func sequenceKey() -> UInt32? {
    let sequence = sequence()
    let text = String(decoding: sequence, as: UTF8.self)
    guard sequence.count > 1, !boundSequences.contains(text) else {
      bytes = sequence + bytes
      return UInt32(Self.escape)
    }
    return EditingKey(sequence: text)?.rawValue
  }

  /// Reads what follows an escape character at once: a whole sequence, or the beginning of what else was typed.
  private func sequence() -> [UInt8] {
    guard let first = readByte(within: Self.stillnessInSequence) else { return [] }
    guard first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else {
      bytes.insert(first, at: 0)
      return []
    }
    var sequence = [first]
    while sequence.count < 40, let byte = readByte(within: Self.stillnessInSequence) {
      sequence.append(byte)
      if first == UInt8(ascii: "O") || (0x40...0x7e).contains(byte) { break }
    }
    return sequence
  }
}
