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
  var catalogue: Catalogue {
    let language = language
    guard language != .english else { return .english }
    let katas = (try? ContentOptions.standing.shelf(in: self).katas()) ?? []
    let own = katas.map { kata in
      KataSentences(kata: kata.folder).sentences(in: language)
        .merging([kata.title: kata.title(in: language)]) { first, _ in first }
    }
    return Catalogue(
      sentences: own.reduce(SentenceFile(of: language).sentences) { all, more in
        all.merging(more) { first, _ in first }
      })
  }
}
