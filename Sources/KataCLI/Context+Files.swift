import Foundation

extension Context {
  /// Writes a file that somebody asked for, with the folders on the way to it.
  ///
  /// - Parameter what: The beginning of a sentence about it, such as `The report`.
  /// - Throws: `CommandTrouble`.
  func save(_ text: String, to path: String, what: String) throws {
    let file = url(path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw CommandTrouble(
        "\(what) could not be written to \(file.path): \(error.localizedDescription)",
        status: .trouble)
    }
  }
}
