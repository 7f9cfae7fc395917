import Foundation

/// The files of the wide stand-in: those of the narrow one, those written by hand beside the table, and
/// those that are made of the table.
struct WideSources: Sendable {
  /// Changes with what is made of a line of the table and with how it is compiled, so that nothing old is kept.
  static let form = "form 6"

  /// The folder of the narrow stand-in.
  let core: URL
  /// The folder with the table and what is written by hand.
  let wide: URL

  /// What the narrow stand-in has in place of the generated classes.
  private static let replaced = "Narrow"
  /// So many types in one file that a few files hold them all.
  private static let typesPerFile = 40

  /// One file for each module that holds nothing but names for what is in UIKit, `os` before `OSLog`.
  static func modules(in wide: URL) throws -> [URL] {
    try KitKey.swiftFiles(in: wide.appending(path: moduleFolder)).reversed()
  }

  static let moduleFolder = "Modules"

  /// What is written by hand.
  var handwritten: [URL] {
    get throws {
      let own = try KitKey.swiftFiles(in: core).filter {
        $0.deletingLastPathComponent().lastPathComponent != Self.replaced
      }
      return own + (try KitKey.swiftFiles(in: wide.appending(path: "Behaviour")))
    }
  }

  /// The table.
  var table: UIKitTable {
    get throws { try UIKitTable(folder: wide.appending(path: "Table")) }
  }

  /// Writes the table's declarations into a folder and returns the files.
  ///
  /// - Throws: `TableError`, or what writing throws.
  func write(into folder: URL) throws -> [URL] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let table = try table
    let texts = try table.types.map(TableWriter(table: table).text)
    return try stride(from: 0, to: texts.count, by: Self.typesPerFile).map { start in
      let file = folder.appending(path: "Table\(start / Self.typesPerFile).swift")
      let part = texts[start..<min(start + Self.typesPerFile, texts.count)]
      try Data(part.joined(separator: "\n").utf8).write(to: file)
      return file
    }
  }
}
