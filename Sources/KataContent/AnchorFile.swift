package import Foundation
package import KataCore

/// The `Scores.json` of a kata: what its starter and its references score, by which others are anchored.
package struct AnchorFile: Sendable {
  package let url: URL

  /// The file in a kata's folder, whether it is there or not.
  package init(of folder: URL) {
    url = folder.appending(path: "Scores.json")
  }

  private static let schema = "kata/anchors/v1"

  private struct Document: Codable {
    let schema: String
    let patterns: [String: ScoreAnchors]
  }

  /// The anchors by pattern; none when there is no file.
  ///
  /// - Throws: `ContentError.brokenAnchors`, naming the key.
  func anchors(for patterns: [String]) throws -> [String: ScoreAnchors] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: ContentFile(url).read())
    } catch let error as DecodingError {
      throw ContentError.brokenAnchors(path: url.path, reason: error.inWords)
    } catch {
      throw ContentError.brokenAnchors(path: url.path, reason: error.localizedDescription)
    }
    if let reason = problem(document, patterns: patterns) {
      throw ContentError.brokenAnchors(path: url.path, reason: reason)
    }
    return document.patterns
  }

  /// Writes the anchors in place of what is there; the same anchors give the same bytes.
  ///
  /// - Throws: `ContentError.notWritten`.
  package func write(_ anchors: [String: ScoreAnchors]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let rounded = anchors.mapValues(\.rounded)
    do {
      let data = try encoder.encode(Document(schema: Self.schema, patterns: rounded))
      try (data + Data("\n".utf8)).write(to: url, options: .atomic)
    } catch {
      throw ContentError.notWritten(path: url.path, reason: error.localizedDescription)
    }
  }

  private func problem(_ document: Document, patterns: [String]) -> String? {
    if document.schema != Self.schema {
      return "`schema` is \"\(document.schema)\", this program reads \(Self.schema)"
    }
    for (pattern, anchors) in document.patterns.sorted(by: { $0.key < $1.key }) {
      guard patterns.contains(pattern) else {
        let nearest = NearestName(among: patterns).match(for: pattern)
        return "`patterns` names the unknown pattern \"\(pattern)\""
          + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
      }
      for (end, values) in [("starter", anchors.starter), ("reference", anchors.reference)] {
        for feature in Score.Feature.allCases where !(0...1).contains(values[feature]) {
          return "`patterns.\(pattern).\(end).\(feature.rawValue)` is not between 0 and 1"
        }
      }
    }
    return nil
  }
}

extension ScoreAnchors {
  /// With five decimals, which is finer than scores are told apart.
  fileprivate var rounded: ScoreAnchors {
    ScoreAnchors(starter: starter.rounded, reference: reference.rounded)
  }
}

extension ScoreAnchors.Values {
  fileprivate var rounded: ScoreAnchors.Values {
    ScoreAnchors.Values(
      distribution: Self.rounded(distribution), testability: Self.rounded(testability),
      easeOfUse: Self.rounded(easeOfUse))
  }

  private static func rounded(_ value: Double) -> Double { (value * 100_000).rounded() / 100_000 }
}
