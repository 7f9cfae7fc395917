import ArgumentParser

/// `kata records`: what is kept of the learner's way, to be moved to another machine.
struct Records: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "records", abstract: "Export or import your progress.",
    subcommands: [RecordsExport.self, RecordsImport.self])
}
