import Foundation
package import KataCore

/// The files of a kata's contract, each named after the type it declares.
package struct ContractFiles: Sendable {
  private let folder: URL
  /// The types, sorted.
  package let names: [String]

  /// - Throws: `ContentTrouble.folderMissing` when the kata has no contract.
  package init(of kata: Kata) throws {
    folder = kata.folder.appending(path: "Contract")
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw ContentTrouble.folderMissing(path: folder.path)
    }
    names = files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }
      .sorted()
  }

  /// The source of a type's file.
  package func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
  }
}
