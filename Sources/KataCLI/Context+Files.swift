import Foundation
import KataTerminal
import KataText

extension Context {
  /// Writes an answer to the file that somebody asked for.
  ///
  /// - Parameter what: The beginning of a sentence about it, such as `The report`.
  /// - Throws: `CommandError`.
  func save(_ text: String, to path: String, what: String) throws {
    // A report is often printed into the log of the job that made it.
    try save(Data(LogCommands.broken(text).utf8), to: path, what: what)
  }

  /// Writes a drawing to a file and says where it is; `-` prints it.
  func saveOrPrint(_ text: String, to path: String, what: String) throws {
    guard path != "-" else {
      output.write(text)
      return
    }
    try save(text, to: path, what: what)
    answer("Wrote \(shown(url(path))).")
  }

  /// Writes bytes in the same way.
  func save(_ data: Data, to path: String, what: String) throws {
    let file = url(path)
    do {
      try OutputFile(file, output: output, errors: errors).write(data)
    } catch {
      throw CommandError(
        "\(what) could not be written to \(file.path): \(error)", status: .internalError)
    }
  }
}
