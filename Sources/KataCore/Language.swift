/// A language that lessons, briefs and sentences are written in.
package enum Language: String, Codable, Hashable, Sendable, CaseIterable {
  case english = "en"
  case chinese = "zh-Hans"

  /// Reads what somebody types or a locale says: `en`, `zh`, `zh-Hans`, `zh_CN.UTF-8`, `中文`; nil for other languages.
  package init?(named name: String) {
    let word = name.lowercased().prefix { !"_-.@".contains($0) }
    switch word {
    case "en", "english": self = .english
    case "zh", "chinese", "中文", "简体中文": self = .chinese
    default: return nil
    }
  }

  /// The language's own name for itself.
  package var title: String {
    switch self {
    case .english: "English"
    case .chinese: "中文"
    }
  }
}
