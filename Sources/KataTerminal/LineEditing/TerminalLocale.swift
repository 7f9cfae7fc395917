#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The C library's idea of characters, which libedit reads, counts and draws by.
enum TerminalLocale {
  /// Makes UTF-8 the character set of the process; false when the machine has no such locale.
  ///
  /// libedit crashes on a Chinese prompt in the C locale, which is what a container starts with. Only LC_CTYPE is
  /// touched, so numbers are written as before.
  static func useUTF8() -> Bool {
    for name in ["", "C.UTF-8", "en_US.UTF-8", "UTF-8"] {
      guard setlocale(LC_CTYPE, name) != nil, let codes = nl_langinfo(nl_item(CODESET)) else {
        continue
      }
      if ["UTF-8", "UTF8"].contains(String(cString: codes).uppercased()) { return true }
    }
    return false
  }
}
