import Foundation

struct Place35 {
  let l = Locale(identifier: "fr_FR")
  var all: [String?] {
    [
      l.identifier, l.language.languageCode?.identifier, l.region?.identifier,
      l.currency?.identifier, l.localizedString(forLanguageCode: "de"), l.decimalSeparator,
      Locale.current.identifier, TimeZone.current.identifier,
      TimeZone(abbreviation: "CET")?.identifier, l.currencySymbol, Locale.preferredLanguages.first,
    ]
  }
}
