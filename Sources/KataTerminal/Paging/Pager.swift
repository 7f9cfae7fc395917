import KataProcess

/// A program that shows a long text a screenful at a time.
package struct Pager: Hashable, Sendable {
  /// The path of the program.
  let program: String
  private let arguments: [String]
  private let environment: [String: String]

  init(program: String, arguments: [String], environment: [String: String]) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  private var name: Substring { program.split(separator: "/").last ?? "" }

  var isLess: Bool { name == "less" }

  /// The command that opens the pager at a line, counted from 1, where the pager can do that.
  ///
  /// - Parameters:
  ///   - advice: What `less` says at the foot of each page in place of a colon; nil leaves the colon.
  ///   - ending: What it says on the last page instead; nil for the same.
  ///   - version: What `less` says of itself; nil when it is another program or says nothing.
  func command(
    startingAt line: Int, advice: String? = nil, ending: String? = nil,
    version: LessVersion? = nil
  ) -> Command {
    var arguments = arguments
    if isLess {
      // -R shows colours as such, whatever else was asked for; -g keeps a search from reading ahead for more to mark,
      // which would look like reading.
      arguments += arguments.isEmpty ? ["-FIRg"] : ["-R"]
      if let advice, self.arguments.isEmpty {
        let isShown = version?.showsWidePrompts == true || Self.isNarrow(advice, ending)
        arguments.append(
          isShown ? Self.prompt(advice, ending: ending) : Self.prompt(Self.keys, ending: "q"))
      }
      if version?.clearsShortPages == true { arguments.append("-X") }
    }
    if line > 1, isLess || name == "more" { arguments.append("+\(line)") }
    // A learner who types a command of kata at the prompt of `less` must neither write a file nor open an editor:
    // `s` saves what is shown, `e` and `v` open others.
    let settings = ["LESSCHARSET": "UTF-8", "LESSSECURE": "1"]
    return Command(program, arguments, environment: environment.merging(settings) { $1 })
  }

  /// Says whether every `less` can show what it would say at the foot of a page.
  static func isNarrow(_ texts: String?...) -> Bool {
    texts.allSatisfy { $0?.utf8.allSatisfy { $0 < 0x80 } != false }
  }

  /// What stands there in place of words that would come out as garbage.
  private static let keys = "SPACE / q"

  /// The option that sets the prompt, with a mark on the last page; signs that mean something in a prompt are escaped.
  private static func prompt(_ advice: String, ending: String?) -> String {
    guard let ending else { return "-Ps?e(END) .\(escaped(advice))" }
    return "-Ps?e(END) \(escaped(ending)):\(escaped(advice))."
  }

  private static func escaped(_ text: String) -> String {
    text.map { "?:.%\\$".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
