import Foundation
import KataCore

/// A `kata.json` as it stands in the file.
struct KataManifest: Decodable, Sendable {
  static let schema = "kata/kata/v1"

  let schema: String
  let id: String
  let version: Int
  let titles: [String: String]
  let summaries: [String: String]?
  let contract: String
  let patterns: [Pattern]
  let limits: Limits?
  let mistakes: [Mistake]?
  /// Texts as they stand there, because a decoder's complaint would not say which words are known.
  let depth: String?
  let services: [String: String]?
  let thresholds: [String: Double]?

  /// Reads a manifest and checks what its form alone cannot.
  ///
  /// - Throws: `ContentTrouble.brokenManifest`, naming the key.
  init(reading file: URL) throws {
    do {
      self = try JSONDecoder().decode(KataManifest.self, from: Data(contentsOf: file))
    } catch let error as DecodingError {
      throw ContentTrouble.brokenManifest(path: file.path, reason: error.inWords)
    } catch {
      throw ContentTrouble.brokenManifest(path: file.path, reason: error.localizedDescription)
    }
    if let reason = complaint(folder: file.deletingLastPathComponent().lastPathComponent)
      ?? KataMeasures(self).complaint
    {
      throw ContentTrouble.brokenManifest(path: file.path, reason: reason)
    }
  }

  private func complaint(folder: String) -> String? {
    if schema != Self.schema {
      return "`schema` is \"\(schema)\", this program reads \(Self.schema)"
    }
    if id != folder { return "`id` is \"\(id)\" but the folder is named \(folder)" }
    if titles["en"] == nil { return "`titles` has no \"en\"" }
    if patterns.isEmpty { return "`patterns` is empty" }
    if Set(patterns.map(\.id)).count != patterns.count { return "two `patterns` share an id" }
    let names = [id] + patterns.map(\.id)
    if let name = names.first(where: { $0 != $0.lowercased() }) {
      return "the id \"\(name)\" has capitals, and ids are typed in lower case"
    }
    if let pattern = patterns.first(where: { RelativePath($0.folder)?.name != $0.folder[...] }) {
      return "the folder \"\(pattern.folder)\" of \(pattern.id) is not a plain name"
    }
    if let limits, !limits.areSensible {
      return "`limits` has a number that is too small or too big"
    }
    let known = Set(patterns.map(\.id))
    if let stray = mistakes?.first(where: { !known.contains($0.pattern) }) {
      return "the mistake \"\(stray.name)\" names the unknown pattern \"\(stray.pattern)\""
    }
    return nil
  }

  /// The kata with the anchors of its scores, which stand in a file of their own.
  ///
  /// - Throws: `ContentTrouble.brokenAnchors`.
  func kata(in folder: URL) throws -> Kata {
    let measures = KataMeasures(self)
    return Kata(
      id: id, version: version, titles: titles, summaries: summaries ?? [:], contract: contract,
      patterns: patterns, limits: limits ?? Limits(), mistakes: mistakes ?? [],
      depth: measures.depth, services: measures.services, thresholds: measures.thresholds,
      anchors: try AnchorFile(of: folder).anchors(for: patterns.map(\.id)), folder: folder)
  }
}
