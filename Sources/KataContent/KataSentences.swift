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
  package func sentences(in language: Language) -> [String: String] {
    let file = folder.appending(path: "\(language.rawValue).lproj/Localizable.strings")
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    else { return [:] }
    return list as? [String: String] ?? [:]
  }
}
