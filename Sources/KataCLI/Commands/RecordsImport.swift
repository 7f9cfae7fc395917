import ArgumentParser
import Foundation
import KataRecords
import KataTerminal

/// `kata records import`: what another machine kept, added to what is kept here.
struct RecordsImport: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add exported records to those kept here; importing twice changes nothing.")

  @Argument(help: ArgumentHelp("The exported file, or `-` for standard input.", valueName: "file"))
  var file: String

  func run(in context: Context) async throws -> ExitStatus {
    let data: Data
    if file == "-" {
      data = FileHandle.standardInput.readDataToEndOfFile()
    } else {
      let source = context.url(file)
      do {
        data = try Data(contentsOf: source)
      } catch {
        throw CommandError(
          "\(source.path) could not be read: \(error.localizedDescription)")
      }
    }
    let summary = try context.records.require().importing(data)
    context.answer("\(summary)")
    return .done
  }
}
