package import Foundation
package import KataCore

/// The sentences of a kata's suites in other languages, as they lie beside it in `Sentences/`.
package struct KataSentences: Sendable {
  private let folder: URL

  /// - Parameter kata: The folder of the kata.
  package init(kata: URL) {
    folder = kata.appending(path: "Sentences")
  }

  /// Each sentence by its English form; empty where there are none.
  package func sentences(in language: Language) -> [String: String] { list(in: language) ?? [:] }

  /// Says whether there is a file that is no list of sentences.
  package func areBroken(in language: Language) -> Bool {
    FileManager.default.fileExists(atPath: file(in: language).path) && list(in: language) == nil
  }

  private func file(in language: Language) -> URL {
    folder.appending(path: "\(language.rawValue).lproj/Localizable.strings")
  }

  private func list(in language: Language) -> [String: String]? {
    guard let data = try? Data(contentsOf: file(in: language)),
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    else { return nil }
    return list as? [String: String]
  }
}
