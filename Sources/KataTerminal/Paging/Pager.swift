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
  /// - Parameter version: What `less` says of itself; nil when it is another program or says nothing.
  func command(startingAt line: Int, version: LessVersion? = nil) -> Command {
    var arguments = arguments
    if isLess {
      // -R shows colours as such, whatever else was asked for; -g keeps a search from reading ahead for more to mark,
      // which would look like reading.
      arguments += arguments.isEmpty ? ["-FIRg"] : ["-R"]
      if version?.clearsShortPages == true { arguments.append("-X") }
    }
    if line > 1, isLess || name == "more" { arguments.append("+\(line)") }
    return Command(
      program, arguments, environment: environment.merging(["LESSCHARSET": "UTF-8"]) { $1 })
  }
}
