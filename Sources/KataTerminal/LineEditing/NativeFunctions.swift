import CLibedit

/// The functions that libedit calls while it reads a line.
///
/// They capture nothing, since C cannot hold a closure; each finds its session through the editor.
struct NativeFunctions {
  /// A function that keys may be bound to, under the name it has in `~/.editrc`.
  struct Key {
    let name: String
    let help: String
    let function: kata_key_function
  }

  /// libedit wants 1 for a character, 0 for the end of the input and -1 for a line that is given up.
  let reader: el_rfunc_t = { editor, character in
    guard let session = session(of: editor), let character else { return -1 }
    switch session.readKey() {
    case .key(let code):
      character.pointee = wchar_t(truncatingIfNeeded: code)
      return 1
    case .end: return 0
    case .givenUp: return -1
    }
  }

  let keys: [Key] = [
    Key(name: "kata-complete", help: "Complete the word, or list its completions") { editor, _ in
      session(of: editor)?.complete() ?? UInt8(CC_ERROR)
    },
    Key(name: "kata-older", help: "Older line that begins like this one") { editor, _ in
      session(of: editor)?.walk(.older) ?? UInt8(CC_ERROR)
    },
    Key(name: "kata-newer", help: "Newer line that begins like this one") { editor, _ in
      session(of: editor)?.walk(.newer) ?? UInt8(CC_ERROR)
    },
    Key(name: "kata-previous", help: "Older line, whatever it is") { editor, _ in
      session(of: editor)?.walk(.older, ignoringBeginning: true) ?? UInt8(CC_ERROR)
    },
    Key(name: "kata-next", help: "Newer line, whatever it is") { editor, _ in
      session(of: editor)?.walk(.newer, ignoringBeginning: true) ?? UInt8(CC_ERROR)
    },
    Key(name: "kata-search", help: "Search the history while typing") { editor, _ in
      session(of: editor)?.searchHistory() ?? UInt8(CC_ERROR)
    },
    Key(name: "kata-paste", help: "Insert what is pasted") { editor, _ in
      session(of: editor)?.paste() ?? UInt8(CC_ERROR)
    },
  ]

  /// The session that owns an editor.
  ///
  /// libedit calls only inside `el_gets`, which the session's own `readLine` is in the middle of; so the session lives,
  /// and it is the only one that uses the editor.
  private static func session(of editor: OpaquePointer?) -> EditingSession? {
    guard let owner = kata_el_owner(editor) else { return nil }
    return Unmanaged<EditingSession>.fromOpaque(owner).takeUnretainedValue()
  }
}
