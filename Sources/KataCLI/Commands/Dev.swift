import ArgumentParser

/// `kata dev`: for those who write katas and those who work on kata itself.
struct Dev: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dev", abstract: "Commands for authors of katas and for work on kata itself.",
    subcommands: [DevCheck.self, DevAnchors.self, DevNew.self, DevBench.self])
}
