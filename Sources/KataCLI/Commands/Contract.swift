import ArgumentParser
import Foundation
import KataContent
import KataCore
import KataTerminal

/// `kata contract`: what a kata's files may import, to read.
struct Contract: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "contract",
    abstract: "Print the kata's contract: its services, and the seam of each pattern.")

  @Argument(
    help: ArgumentHelp(
      "A type of the contract, such as GreetingPresenter; all when left out.", valueName: "type"))
  var type: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("The workspace, when it is not the current folder.", valueName: "dir"))
  var folder: String?

  @OptionGroup var content: ContentOptions

  func run(in context: Context) async throws -> ExitStatus {
    let open = try OpenWorkspace(at: folder, context: context)
    let (kata, _) = try open.content(content.shelf(in: context))
    let files = try ContractFiles(of: kata)
    guard let type else {
      for name in files.names { context.output.write(try files.text(of: name) + "\n") }
      return .done
    }
    guard let name = files.names.first(where: { $0.lowercased() == type.lowercased() }) else {
      let nearest = NearestName(among: files.names).match(for: type)
      throw CommandTrouble(
        "The contract has no type named `\(type)`. "
          + (nearest.map { "Did you mean `\($0)`?" }
            ?? "It has: \(files.names.joined(separator: ", "))."))
    }
    context.output.write(try files.text(of: name))
    return .done
  }
}
