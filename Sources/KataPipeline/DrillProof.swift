import Foundation
import KataContent
import KataCore
import KataText

/// Looks at what makes a drill short: few words, a starter of some lines, hints in three levels, every language whole.
struct DrillProof: Sendable {
  let kata: Kata

  /// The most words of a brief, and the lines that a starter may have.
  private static let mostWords = 150
  private static let lines = 45...100

  /// What is wrong with brief and starter; nothing for a kata that is no drill.
  var problems: [ContentProof.Problem] {
    guard kata.drill != nil else { return [] }
    return brief + starter + mistakes + alternatives
  }

  /// What is wrong with the hints for these cases and for the seam.
  func problems(_ ids: [String]) -> [ContentProof.Problem] {
    guard kata.drill != nil else { return [] }
    return languages.flatMap { language in
      let hints = Hints(kata: kata.folder, language: language).items
      return (ids + missingSeams).filter { hints[$0]?.count != 3 }.map {
        problem("Hints in \(language.rawValue)", "\($0) has no hints in three levels")
      }
    }
  }

  /// The seams to which the starter does not conform yet.
  private var missingSeams: [String] {
    let text = starterTexts.joined()
    return kata.patterns.map(\.seam).filter { !text.contains($0) }
  }

  private var starterTexts: [String] {
    let sources = kata.folder.appending(path: "Starter/Sources")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    return files.sorted().compactMap {
      try? String(contentsOf: sources.appending(path: $0), encoding: .utf8)
    }
  }

  private var languages: [Language] {
    Language.allCases.filter { kata.titles[$0.rawValue] != nil }
  }

  private var brief: [ContentProof.Problem] {
    let brief = TranslatedFile("README", in: kata.folder)
    return languages.flatMap { language -> [ContentProof.Problem] in
      let name = brief.name(in: language)
      guard let text = brief.text(onlyIn: language) else {
        return [problem(name, "is not there")]
      }
      let words = text.split(whereSeparator: \.isWhitespace).count
      guard language == .english, words > Self.mostWords else { return [] }
      return [problem(name, "has \(words) words; \(Self.mostWords) are the most")]
    }
  }

  private var starter: [ContentProof.Problem] {
    let count = starterTexts.reduce(0) { $0 + $1.count { $0 == "\n" } }
    guard !Self.lines.contains(count) else { return [] }
    let range = "\(Self.lines.lowerBound) to \(Self.lines.upperBound)"
    return [problem("Starter", "has \(count) lines; a drill's has \(range)")]
  }

  private var mistakes: [ContentProof.Problem] {
    kata.mistakes.count < 2 ? [problem("kata.json", "a drill plants two mistakes or more")] : []
  }

  private var alternatives: [ContentProof.Problem] {
    kata.patterns.compactMap { pattern in
      let folder = kata.folder.appending(path: "Alternatives/\(pattern.folder)")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      guard names.isEmpty else { return nil }
      return problem("Alternatives", "a drill has a sound solution that is built otherwise")
    }
  }

  private func problem(_ part: String, _ message: String) -> ContentProof.Problem {
    ContentProof.Problem(subject: "\(kata.id), \(part)", message: message)
  }
}
