import KataCore
import KataRecords

extension Context {
  /// The language that was chosen: by `KATA_LANG`, by `kata lang`, else by the locale; English otherwise.
  var language: Language {
    if let named = environment["KATA_LANG"].flatMap(Language.init(named:)) { return named }
    if let chosen = records.read({ try $0.setting("language") }) ?? nil,
      let language = Language(named: chosen)
    {
      return language
    }
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale.flatMap(Language.init(named:)) ?? .english
  }

  /// The sentences of the chosen language.
  var words: any Wording { language.wording }
}
