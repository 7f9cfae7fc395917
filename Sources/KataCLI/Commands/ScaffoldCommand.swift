import ArgumentParser
import Foundation
import KataScaffold
import KataTerminal

/// `kata scaffold`: the files of a new screen.
struct ScaffoldCommand: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "scaffold",
    abstract: "Write the files of a new screen in MVP, MVVM, MVVM with a router, or VIPER.",
    discussion: """
      The files compile together, with a view controller that has one button. Nothing is written where a type of \
      such a name is declared already, in the folder or in the workspace. `kata mocks` writes test doubles for their \
      protocols.
      """)

  @Argument(help: "mvp, mvvm, mvvm-r or viper.")
  var pattern: ScaffoldPattern

  @Argument(help: "What the types begin with, such as UserProfile.")
  var name: String

  @Argument(
    help: ArgumentHelp("The folder; the current one when left out.", valueName: "dir"),
    completion: .directory)
  var folder: String?

  func run(in context: Context) async throws -> ExitStatus {
    let folder = context.url(folder ?? ".")
    let scaffold = try Scaffold(pattern, named: name)
    let declared = DeclarationSearch(around: folder, context: context)
    let files = try scaffold.write(into: folder) { declared.place(ofType: $0) }
    for file in files { context.output.write("\(context.shown(file))\n") }
    context.tell("Next: `\(name)Builder.build()` makes the screen.")
    return .done
  }
}

extension ScaffoldPattern: ExpressibleByArgument {}
