package import Foundation

/// The types and members of UIKit that the wide stand-in has, as the table's files describe them.
///
/// A file's line is empty, a comment that begins with `#`, a type, or, indented, a member of the type above it.
package struct UIKitTable: Sendable {
  package private(set) var types: [TableType] = []
  private let places: [String: Int]

  /// Reads all files of a folder, in the order of their names.
  ///
  /// - Throws: `TableError` for a line that cannot be read.
  package init(folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var types: [TableType] = []
    for name in names where name.hasSuffix(".txt") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      types += try Self.types(in: text, file: name)
    }
    self.init(types)
  }

  /// Reads one text.
  package init(text: String) throws {
    self.init(try Self.types(in: text, file: "table"))
  }

  private init(_ types: [TableType]) {
    self.types = types
    places = Dictionary(zip(types.map(\.name), types.indices)) { first, _ in first }
  }

  private static func types(in text: String, file: String) throws -> [TableType] {
    var types: [TableType] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = line.drop { $0 == " " }
      if words.isEmpty || words.hasPrefix("#") { continue }
      if line.first == " " {
        guard add(words, to: &types, line: index + 1) else {
          throw TableError.unreadable(file: file, line: index + 1, text: String(words))
        }
      } else if let type = TableType(words, line: index + 1) {
        types.append(type)
      } else {
        throw TableError.unreadable(file: file, line: index + 1, text: String(words))
      }
    }
    return types
  }

  private static func add(_ text: Substring, to types: inout [TableType], line: Int) -> Bool {
    guard !types.isEmpty else { return false }
    if text.hasPrefix("mirror ") {
      types[types.count - 1].mirrored.append(String(text.dropFirst("mirror ".count)))
      return true
    }
    guard let member = TableMember(text, line: line) else { return false }
    types[types.count - 1].members.append(member)
    return true
  }

  /// The type of that name.
  func type(_ name: String) -> TableType? { places[name].map { types[$0] } }

  /// A class and all that it inherits from, as far as the table knows them.
  func ancestry(of type: TableType) -> [String] {
    var names = [type.name]
    var next = type.superclass
    while let name = next, !names.contains(name) {
      names.append(name)
      next = self.type(name)?.superclass
    }
    return names
  }
}

/// A line of the table that cannot be read or written as Swift.
package enum TableError: Error, Equatable {
  case unreadable(file: String, line: Int, text: String)
  /// A value of that type has no default that could be guessed.
  case noDefault(type: String, member: String)
}
