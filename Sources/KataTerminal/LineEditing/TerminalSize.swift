#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The size of a terminal's window, with libedit's guess where the terminal does not say.
struct TerminalSize: Hashable {
  let columns: Int
  let rows: Int

  init(of terminal: Int32) {
    var size = winsize()
    let isKnown = ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0
    columns = isKnown && size.ws_col > 1 ? Int(size.ws_col) : 80
    rows = isKnown && size.ws_row > 0 ? Int(size.ws_row) : 24
  }
}
