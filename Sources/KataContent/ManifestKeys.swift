package import Foundation
import KataCore

/// Finds the keys of a `kata.json` that nothing reads, because a typing error in one turns off what it says.
package struct ManifestKeys: Sendable {
  /// What is wrong, a sentence without its subject for each key.
  package let problems: [String]

  /// Reads the manifest in a kata's folder; one that cannot be read has no keys.
  package init(of folder: URL) {
    let file = ContentFile(folder.appending(path: "kata.json"))
    let document = (try? file.readJSON()).flatMap { try? JSONSerialization.jsonObject(with: $0) }
    problems = document.map { Self.problems(in: $0, at: "", place: "") } ?? []
  }

  private static let scenario = ["id", "titles"]

  /// The keys by the place of their object; where a place is not listed, an author chooses the keys.
  private static let known: [String: [String]] = [
    "": [
      "schema", "id", "version", "kind", "lesson", "minutes", "scored", "titles", "summaries",
      "contract", "uikit", "combine", "depth", "patterns", "services", "thresholds", "limits",
      "milestones", "changes", "screen", "mistakes",
    ],
    "patterns": ["id", "title", "short", "folder", "lesson", "seam", "leaving", "without"],
    "patterns.without": ["case", "in", "names", "except", "helpers"],
    "limits": [
      "buildSeconds", "silenceSeconds", "totalSeconds", "memoryMegabytes", "outputKilobytes",
    ],
    "milestones": ["titles", "apart", "seam", "cases"],
    "changes": ["id", "titles", "replaces"],
    "screen": ["states", "events"],
    "screen.states": scenario,
    "screen.events": scenario,
    "mistakes": ["name", "pattern", "trips"],
  ]

  /// - Parameters:
  ///   - path: How an author finds the value, such as `patterns[0].without`.
  ///   - place: The same without numbers.
  private static func problems(in value: Any, at path: String, place: String) -> [String] {
    if let list = value as? [Any] {
      return list.enumerated().flatMap {
        problems(in: $0.element, at: "\(path)[\($0.offset)]", place: place)
      }
    }
    guard let object = value as? [String: Any], let known = known[place] else { return [] }
    return object.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
      let inner = path.isEmpty ? key : "\(path).\(key)"
      guard known.contains(key) else {
        return ["`\(inner)` is no key of kata.json" + NearestName(among: known).question(for: key)]
      }
      return problems(in: value, at: inner, place: place.isEmpty ? key : "\(place).\(key)")
    }
  }
}
