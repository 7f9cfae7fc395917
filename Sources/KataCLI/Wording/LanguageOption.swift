import KataCore

/// `--lang LANGUAGE`, which every command understands, taken out of the arguments.
struct LanguageOption: Sendable {
  let rest: [String]
  let language: Language?
  /// What was asked for and is not there; an empty text when nothing was named.
  let unknown: String?

  init(_ arguments: [String]) {
    var (rest, named): ([String], String?) = ([], nil)
    var words = arguments[...]
    while let word = words.popFirst() {
      if word == "--" {
        rest += [word] + words
        break
      }
      if word == "--lang" {
        named = words.popFirst() ?? ""
      } else if word.hasPrefix("--lang=") {
        named = String(word.dropFirst("--lang=".count))
      } else {
        rest.append(word)
      }
    }
    self.rest = rest
    language = named.flatMap(Language.init(named:))
    unknown = language == nil ? named : nil
  }
}
