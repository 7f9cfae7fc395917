import ArgumentParser
import Foundation
import KataContent
import KataCore
import KataTerminal

/// Where katas and lessons come from besides the program itself.
struct ContentOptions: ParsableArguments {
  @Option(
    name: .customLong("katas"),
    help: ArgumentHelp(
      "A folder with katas of your own; may be repeated. KATA_KATAS holds such folders too.",
      valueName: "dir"), completion: .directory)
  var folders: [String] = []

  @Option(
    name: .customLong("lessons"),
    help: ArgumentHelp(
      "A folder with lessons of your own; may be repeated. KATA_LESSONS holds such folders too.",
      valueName: "dir"), completion: .directory)
  var lessonFolders: [String] = []

  /// The bundled katas, then those in the folders of `KATA_KATAS`, parted by colons, then the options'.
  func shelf(in context: Context) -> KataShelf {
    KataShelf(bundledAnd: (standing("KATA_KATAS", context) + folders).map { context.url($0) })
  }

  /// The bundled lessons, then those in the folders of `KATA_LESSONS`, then the options'.
  func lessonShelf(in context: Context) -> LessonShelf {
    LessonShelf(
      bundledAnd: (standing("KATA_LESSONS", context) + lessonFolders).map { context.url($0) })
  }

  /// The values of `--katas` on a command line that is still to be parsed.
  static func folders(namedIn arguments: [String]) -> [String] {
    let name = "--katas"
    let joined = arguments.filter { $0.hasPrefix("\(name)=") }.map {
      String($0.dropFirst(name.count + 1))
    }
    return joined + zip(arguments, arguments.dropFirst()).filter { $0.0 == name }.map(\.1)
  }

  private func standing(_ variable: String, _ context: Context) -> [String] {
    (context.environment[variable] ?? "").split(separator: ":").map(String.init)
  }

  /// The course of whoever runs the command.
  func course(in context: Context) throws -> Course {
    try CourseReader(
      context: context, lessons: lessonShelf(in: context), katas: shelf(in: context)
    ).course()
  }
}

/// Which workspace a command is about.
struct WorkspaceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The workspace; the one around the current folder when left out.", valueName: "dir"),
    completion: .directory)
  var folder: String?

  /// The workspace, with notes on what had to be put right while opening it told at once.
  func open(in context: Context) throws -> OpenWorkspace {
    try OpenWorkspace(at: folder, context: context)
  }
}

/// How far the code that is checked must be kept apart.
struct SandboxOptions: ParsableArguments {
  @Flag(help: "Refuse to run where the full sandbox cannot be had.")
  var requireSandbox = false

  /// What holds where nothing is said.
  static var standing: SandboxOptions {
    var options = SandboxOptions()
    options.requireSandbox = false
    return options
  }
}

extension ContentOptions {
  /// What the environment names, and nothing besides.
  static var standing: ContentOptions {
    var options = ContentOptions()
    options.folders = []
    options.lessonFolders = []
    return options
  }
}
