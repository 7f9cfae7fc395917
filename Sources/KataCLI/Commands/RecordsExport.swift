import ArgumentParser
import Foundation
import KataRecords
import KataReporting
import KataTerminal

/// `kata records export`: everything that is kept, as one file.
struct RecordsExport: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all records as JSON (kata/records/v1).")

  @Argument(
    help: ArgumentHelp("The file; standard output when left out or `-`.", valueName: "file"))
  var file: String?

  func run(in context: Context) async throws -> ExitStatus {
    let data = try context.records.require().export()
    guard let file, file != "-" else {
      context.output.write(JSONReport.escaped(String(decoding: data, as: UTF8.self)))
      return .done
    }
    try context.save(data, to: file, what: "The records")
    context.answer(
      "Wrote \(context.shown(context.url(file))). On the other machine: `kata records import FILE`")
    return .done
  }
}
