package import Foundation
package import KataCore

/// A Markdown file of a kata that has a translation beside it, such as `README.md` and `README.zh-Hans.md`.
package struct TranslatedFile: Sendable {
  private let folder: URL
  private let name: String

  /// - Parameter name: The name without its ending, such as `README`.
  package init(_ name: String, in folder: URL) {
    self.folder = folder
    self.name = name
  }

  /// The name of the file in one language.
  package func name(in language: Language) -> String {
    language == .english ? "\(name).md" : "\(name).\(language.rawValue).md"
  }

  /// The text in one language; nil where there is no such file.
  package func text(onlyIn language: Language) -> String? {
    let file = folder.appending(path: name(in: language))
    return (try? ContentFile(file).read()).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text in a language, in English where it is not translated; nil where there is none at all.
  package func text(in language: Language) -> String? {
    text(onlyIn: language) ?? text(onlyIn: .english)
  }
}
