/// Which key does what, beyond libedit's own keys for Emacs and vi.
///
/// Nothing that begins with an escape character is bound: vi's own key would no longer leave insertion.
struct KeyBindings {
  let native: NativeEditor

  /// Binds everything for the keys that are in force; to be called again whenever libedit has changed to others.
  func install() {
    for (key, function) in Self.both { native.bind(key, to: function) }
    for (key, function) in Self.folded { native.bind(Self.octal(key), to: function) }
    // libedit's own commands are for its programmers, and the question for one says nothing.
    for key in ["^[x", "^[X"] { native.unbind(key) }
    if native.isVi {
      installForCommands()
    } else {
      native.bind("^P", to: "kata-previous")
      native.bind("^N", to: "kata-next")
    }
  }

  private static let both = [
    ("^I", "kata-complete"), ("^R", "kata-search"), ("^W", "ed-delete-prev-word"),
  ]

  private static let folded: [(EditingKey, String)] = [
    (.up, "kata-older"), (.down, "kata-newer"), (.left, "ed-prev-char"), (.right, "ed-next-char"),
    (.home, "ed-move-to-beg"), (.end, "ed-move-to-end"), (.delete, "ed-delete-next-char"),
    (.wordLeft, "ed-prev-word"), (.wordRight, "em-next-word"),
    (.deleteWord, "em-delete-next-word"), (.paste, "kata-paste"),
  ]

  /// Binds the keys that are commands in vi.
  private func installForCommands() {
    for (key, function) in Self.folded {
      native.bind(Self.octal(key), to: function, inCommandMode: true)
    }
    for (key, function) in [("k", "kata-previous"), ("j", "kata-next"), ("^R", "kata-search")] {
      native.bind(key, to: function, inCommandMode: true)
    }
    native.unbind(":", inCommandMode: true)
  }

  /// The way libedit reads the code of a key.
  private static func octal(_ key: EditingKey) -> String {
    "\\" + String(key.rawValue, radix: 8)
  }
}
