import CLibedit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension NativeEditor {
  var isVi: Bool { kata_el_keymap(editor).map { String(cString: $0) } == "vi" }

  /// Starts from libedit's own keys, in the manner of one editor or the other.
  func setKeymap(isVi: Bool) {
    kata_el_set_string(editor, EL_EDITOR, isVi ? "vi" : "emacs")
  }

  func bind(_ key: String, to function: String, inCommandMode: Bool = false) {
    if inCommandMode {
      kata_el_set_words(editor, EL_BIND, "-a", key, function)
    } else {
      kata_el_set_words(editor, EL_BIND, key, function, nil)
    }
  }

  func unbind(_ key: String, inCommandMode: Bool = false) {
    if inCommandMode {
      kata_el_set_words(editor, EL_BIND, "-a", "-r", key)
    } else {
      kata_el_set_words(editor, EL_BIND, "-r", key, nil)
    }
  }

  /// Obeys a command of libedit's, such as `bind -v`; false when it does not know it.
  func obey(_ words: [String]) -> Bool {
    let texts = words.map { CText($0) }
    var pointers = texts.map { UnsafePointer<CChar>?($0.pointer) } + [nil]
    // The texts live to the end of the call, which copies what it keeps.
    let answer = withExtendedLifetime(texts) {
      el_parse(editor, Int32(words.count), &pointers)
    }
    showAnswer()
    return answer == 0
  }
}
