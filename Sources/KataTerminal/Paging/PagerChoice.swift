import Foundation
package import KataProcess

/// Whether long answers are shown in a pager, and in which.
package enum PagerChoice: Hashable, Sendable {
  /// Everything is printed: that was asked for, or there is no terminal to page on, or no pager.
  case none
  /// Everything is printed, because the pager that was asked for by name is nowhere to be found.
  case missing(name: String)
  case pager(Pager)

  /// Reads KATA_PAGER, then PAGER, and takes `less` when neither is set; nothing and `cat` are ways to ask for none.
  ///
  /// - Parameter isPlain: Says that the cursor must stay where it is, which no pager respects.
  package init(
    environment: [String: String], isPlain: Bool, facts: TerminalFacts,
    programs: ProgramSearch? = nil
  ) {
    let isDumb = ["", "dumb"].contains(environment["TERM"] ?? "")
    // A script on standard input would wait for keys that nobody presses.
    guard !isPlain, !isDumb, facts.outputIsTerminal, facts.inputIsTerminal else {
      self = .none
      return
    }
    let programs = programs ?? ProgramSearch(path: environment["PATH"])
    if let value = environment["KATA_PAGER"] ?? environment["PAGER"] {
      self.init(words: ShellWords(value).words, programs: programs, environment: environment)
    } else {
      self = .none
      if let less = programs.find("less") {
        self = .pager(Pager(program: less, arguments: [], environment: environment))
      }
    }
  }

  private init(words: [String], programs: ProgramSearch, environment: [String: String]) {
    guard let name = words.first, name != "", name != "cat", !name.hasSuffix("/cat") else {
      self = .none
      return
    }
    if let program = Self.program(name, programs: programs) {
      let arguments = Array(words.dropFirst())
      self = .pager(Pager(program: program, arguments: arguments, environment: environment))
    } else {
      self = .missing(name: name)
    }
  }

  private static func program(_ name: String, programs: ProgramSearch) -> String? {
    guard name.contains("/") else { return programs.find(name) }
    return FileManager.default.isExecutableFile(atPath: name) ? name : nil
  }
}
