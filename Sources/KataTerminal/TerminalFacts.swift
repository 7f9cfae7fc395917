#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is known of the streams a command writes to; asking changes nothing about them.
package struct TerminalFacts: Sendable {
  package let outputIsTerminal: Bool
  package let errorIsTerminal: Bool
  package let inputIsTerminal: Bool
  /// The terminal's own width; nil when there is none or it does not say.
  package let widthInColumns: Int?
  /// The terminal's own height; nil when there is none or it does not say.
  package let heightInRows: Int?
  /// Says whether text outside ASCII can be shown.
  package let isUTF8: Bool

  package init(
    outputIsTerminal: Bool, errorIsTerminal: Bool, inputIsTerminal: Bool, widthInColumns: Int?,
    heightInRows: Int? = nil, isUTF8: Bool
  ) {
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.inputIsTerminal = inputIsTerminal
    self.widthInColumns = widthInColumns
    self.heightInRows = heightInRows
    self.isUTF8 = isUTF8
  }

  /// Looks at the process's own streams.
  package static func current(environment: [String: String]) -> TerminalFacts {
    let size = size(of: 1) ?? size(of: 2)
    return TerminalFacts(
      outputIsTerminal: isatty(1) == 1, errorIsTerminal: isatty(2) == 1,
      inputIsTerminal: isatty(0) == 1, widthInColumns: size?.columns, heightInRows: size?.rows,
      isUTF8: isUTF8(environment))
  }

  /// The size that a terminal tells; one that says 0 does not know.
  private static func size(of descriptor: Int32) -> (columns: Int?, rows: Int?)? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return (
      columns: size.ws_col > 0 ? Int(size.ws_col) : nil,
      rows: size.ws_row > 0 ? Int(size.ws_row) : nil
    )
  }

  /// The locale's character set, by the order in which the system itself looks at the variables.
  static func isUTF8(_ environment: [String: String]) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let value = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = value.uppercased()
    return name.contains("UTF-8") || name.contains("UTF8")
  }
}
