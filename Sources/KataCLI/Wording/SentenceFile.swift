import Foundation
import KataContent
import KataCore

/// The catalogue of a language as it lies in the bundle: `zh-Hans.lproj/Localizable.strings`.
struct SentenceFile: Sendable {
  let url: URL

  /// The program's own catalogue; English has one too, which lists every sentence that there is.
  init(of language: Language) {
    url = Bundle.module.bundleURL.appending(
      path: "Sentences/\(language.rawValue).lproj/Localizable.strings")
  }

  /// Every sentence by its key; empty where the file cannot be read.
  var sentences: [String: String] {
    guard let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    else { return [:] }
    return list as? [String: String] ?? [:]
  }
}

extension Context {
  /// The sentences of the chosen language, with those of all katas; English needs none.
  ///
  /// - Parameter arguments: The command line, which may name folders of katas before any command has read it.
  func catalogue(for arguments: [String]) -> Catalogue {
    let language = language
    guard language != .english else { return .english }
    var content = ContentOptions.standing
    content.folders = ContentOptions.folders(namedIn: arguments)
    let katas = (try? content.shelf(in: self).katas()) ?? []
    let own = katas.map { kata in
      KataSentences(kata: kata.folder).sentences(in: language)
        .merging([kata.title: kata.title(in: language)]) { first, _ in first }
    }
    return Catalogue(
      sentences: own.reduce(SentenceFile(of: language).sentences) { all, more in
        all.merging(more) { first, _ in first }
      }, names: Set(RootCommand.commandNames + katas.map(\.id)))
  }
}
