import Foundation
package import KataCore

/// The files of a kata's contract, each named after the type it declares.
package struct ContractFiles: Sendable {
  private let folder: URL
  /// The types, sorted.
  package let names: [String]

  /// - Throws: `ContentError.folderMissing` when the kata has no contract.
  package init(of kata: Kata) throws {
    folder = kata.folder.appending(path: "Contract")
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw ContentError.folderMissing(path: folder.path)
    }
    names = files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }
      .sorted()
  }

  /// The types for whoever moves the kata to one of its patterns: what its seam reaches, then what no seam does.
  package func names(for pattern: Pattern, of kata: Kata) throws -> [String] {
    let reached = try Set(kata.patterns.flatMap { try names(reachedFrom: $0.seam) })
    return try names(reachedFrom: pattern.seam) + names.filter { !reached.contains($0) }
  }

  /// The types that one needs to know to use a type, that one first, each before those that only it names.
  package func names(reachedFrom name: String) throws -> [String] {
    var found: [String] = []
    var next = [name]
    while !next.isEmpty {
      let name = next.removeFirst()
      guard names.contains(name), !found.contains(name) else { continue }
      found.append(name)
      let words = Set(try text(of: name).split { !$0.isLetter && !$0.isNumber }.map(String.init))
      next += names.filter { words.contains($0) }
    }
    return found
  }

  /// The source of a type's file.
  package func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
  }

  /// All of them, as files to read facts from.
  package var sourceFiles: [SourceFile] {
    get throws {
      try names.compactMap { name in
        let text = try text(of: name)
        return RelativePath("Contract/\(name).swift").map { SourceFile(path: $0, text: text) }
      }
    }
  }
}
