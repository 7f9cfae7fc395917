import Foundation
import KataCore

/// Turns our places into SARIF's, whose columns count UTF-16 units.
struct SARIFPlaces {
  private let sources: [RelativePath: SourceFile]

  init(_ sources: [SourceFile]) {
    self.sources = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
  }

  func location(_ place: SourceLocation) -> SARIFLog.Location {
    location(
      of: place.path, region: SARIFLog.Region(startLine: place.line, startColumn: column(place)))
  }

  func location(of path: RelativePath, region: SARIFLog.Region? = nil) -> SARIFLog.Location {
    SARIFLog.Location(
      physicalLocation: SARIFLog.PhysicalLocation(
        artifactLocation: SARIFLog.ArtifactLocation(uri: Self.uri(path)), region: region))
  }

  private func column(_ place: SourceLocation) -> Int? {
    guard let line = sources[place.path]?.line(place.line), place.column >= 1 else { return nil }
    let before = line.utf8.prefix(place.column - 1)
    return String(decoding: before, as: UTF8.self).utf16.count + 1
  }

  /// A relative reference; a colon would make a scheme of what stands before it.
  private static func uri(_ path: RelativePath) -> String {
    var allowed = CharacterSet.urlPathAllowed
    allowed.remove(charactersIn: ":;")
    return path.description.addingPercentEncoding(withAllowedCharacters: allowed)
      ?? path.description
  }
}
