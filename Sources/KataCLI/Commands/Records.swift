import ArgumentParser

/// `kata records`: what is kept of the learner's way, to be moved to another machine.
struct Records: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "records", abstract: "Export or import what is kept of your way.",
    subcommands: [RecordsExport.self, RecordsImport.self])
}
