import ArgumentParser
import Foundation
import KataContent
import KataCore
import KataTerminal

/// Where katas come from besides the program itself.
struct ContentOptions: ParsableArguments {
  @Option(
    name: .customLong("katas"),
    help: ArgumentHelp(
      "A folder with katas of your own; may be repeated. KATA_KATAS holds such folders too.",
      valueName: "dir"))
  var folders: [String] = []

  /// The bundled katas, then those in the folders of `KATA_KATAS`, parted by colons, then the options'.
  func shelf(in context: Context) -> KataShelf {
    let standing = (context.environment["KATA_KATAS"] ?? "").split(separator: ":").map(String.init)
    return KataShelf(bundledAnd: (standing + folders).map { context.url($0) })
  }
}

/// How output looks.
struct LookOptions: ParsableArguments {
  @Option(help: "When to colour: auto, always or never.")
  var color: Appearance.ColourChoice = .auto

  func appearance(in context: Context) -> Appearance {
    Appearance(facts: context.facts, environment: context.environment, colour: color)
  }
}

extension Appearance.ColourChoice: ExpressibleByArgument {}

/// Which workspace a command is about.
struct WorkspaceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The workspace; the one around the current folder when left out.", valueName: "dir"))
  var folder: String?

  /// The workspace, with notes on what had to be put right while opening it told at once.
  func open(in context: Context) throws -> OpenWorkspace {
    try OpenWorkspace(at: folder, context: context)
  }
}
