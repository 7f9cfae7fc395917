import Foundation
import KataCore

/// A folder of katas of somebody's own, which may say in `pack.json` what version of the program it needs.
struct Pack: Sendable {
  static let schema = "kata/pack/v1"

  let folder: URL

  private struct Manifest: Decodable {
    let schema: String
    /// The first version of the program that can read the pack, such as `0.2`.
    let requires: String?
  }

  /// Refuses a pack that was made for a later program.
  ///
  /// - Throws: `ContentError.packTooNew`, or `brokenManifest` for a `pack.json` that cannot be used.
  func check(against version: String = ProgramVersion.number) throws {
    let file = folder.appending(path: "pack.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    let manifest: Manifest
    do {
      manifest = try JSONDecoder().decode(Manifest.self, from: ContentFile(file).readJSON())
    } catch let error as DecodingError {
      throw ContentError.brokenManifest(path: file.path, reason: error.inWords)
    } catch {
      throw ContentError.brokenManifest(path: file.path, reason: error.localizedDescription)
    }
    guard manifest.schema == Self.schema else {
      throw ContentError.brokenManifest(
        path: file.path,
        reason: "`schema` is \"\(manifest.schema)\", this program reads \(Self.schema)")
    }
    guard let required = manifest.requires else { return }
    guard let needed = Self.numbers(required), let present = Self.numbers(version) else {
      throw ContentError.brokenManifest(
        path: file.path, reason: "`requires` is \"\(required)\", and not a version such as 0.2")
    }
    if present.lexicographicallyPrecedes(needed) {
      throw ContentError.packTooNew(path: folder.path, requires: required, version: version)
    }
  }

  /// The parts of a version without the zeros at its end; nil for anything else.
  private static func numbers(_ version: String) -> [Int]? {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard !parts.contains(where: { $0.map { $0 < 0 } ?? true }) else { return nil }
    var numbers = parts.compactMap(\.self)
    while numbers.last == 0 { numbers.removeLast() }
    return numbers
  }
}
