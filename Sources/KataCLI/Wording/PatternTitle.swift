import KataCore

extension Pattern {
  /// The title in the language of the command; the kata's own sentences translate those that are words.
  var localizedTitle: String { Catalogue.current.text(title) }

  /// The short title in that language.
  var localizedShortTitle: String { Catalogue.current.text(shortTitle) }
}
