import CLibedit

/// libedit's own list of lines, for the keys by which it searches itself, such as vi's `/`: the newest ones are enough.
final class NativeHistory {
  private static let most = 1_000

  let pointer: OpaquePointer?

  init() {
    pointer = history_init()
    kata_history_set_size(pointer, Int32(Self.most))
  }

  deinit {
    if let pointer { history_end(pointer) }
  }

  /// Takes lines over, oldest first, none of them twice.
  func fill(_ lines: [String]) {
    for line in lines.suffix(Self.most) { kata_history_enter(pointer, line) }
  }

  /// Adds a line as the newest; an older one with the same text goes.
  func append(_ text: String) {
    var event = HistEvent()
    var isThere = kata_history_first(pointer, &event) >= 0
    while isThere {
      if let other = event.str, String(cString: other) == text {
        kata_history_delete(pointer, event.num)
        break
      }
      isThere = kata_history_next(pointer, &event) >= 0
    }
    kata_history_enter(pointer, text)
  }
}
