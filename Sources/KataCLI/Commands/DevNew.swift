import ArgumentParser
import Foundation
import KataContent
import KataTerminal

/// `kata dev new`: the start of a kata of one's own.
struct DevNew: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make the skeleton of a new kata: a small one that works, to be replaced bit by bit.")

  @Argument(help: "Its name: lower-case letters, digits and hyphens, such as tea-timer.")
  var name: String

  @Argument(
    help: ArgumentHelp(
      "The folder of katas to make it in; the current folder when left out.", valueName: "dir"))
  var folder: String?

  @Flag(help: "Make a drill: one idea in 5 to 15 minutes.") var drill = false

  @OptionGroup var content: ContentOptions

  func run(in context: Context) async throws -> ExitStatus {
    let folder = context.url(folder ?? ".")
    let place = try KataSkeleton(isDrill: drill).write(
      KataName(name), into: folder, besides: content.shelf(in: context))
    context.output.write(
      """
      Made \(name): \(context.shown(place))
      Next:  kata dev check \(name) --katas \(ShellWord(context.shown(folder)).text)
             change contract, suites, starter, solutions and brief, and check again

      """)
    return .done
  }
}
