import Foundation
import KataCore

/// A `lessons.json` as it stands in the file: the order of a course.
struct LessonManifest: Decodable, Sendable {
  static let schema = "kata/lessons/v1"

  /// One lesson, whose place in the list is its place in the course.
  struct Entry: Decodable, Sendable {
    let id: String
    let minutes: Int
    let practice: [Practice]?
  }

  let schema: String
  let lessons: [Entry]

  /// Reads a manifest and checks what its form alone cannot.
  ///
  /// - Throws: `ContentError.brokenManifest`, naming the key.
  init(reading file: URL) throws {
    do {
      self = try JSONDecoder().decode(LessonManifest.self, from: ContentFile(file).readJSON())
    } catch let error as DecodingError {
      throw ContentError.brokenManifest(path: file.path, reason: error.inWords)
    } catch {
      throw ContentError.brokenManifest(path: file.path, reason: error.localizedDescription)
    }
    if let reason = problem {
      throw ContentError.brokenManifest(path: file.path, reason: reason)
    }
  }

  private var problem: String? {
    if schema != Self.schema {
      return "`schema` is \"\(schema)\", this program reads \(Self.schema)"
    }
    let ids = lessons.map(\.id)
    if let id = ids.first(where: { !Self.isPlain($0) }) {
      return "the id \"\(id)\" is not a letter and then small letters, digits or hyphens"
    }
    if let id = ids.first(where: { id in ids.count { $0 == id } > 1 }) {
      return "two `lessons` share the id \"\(id)\""
    }
    if let entry = lessons.first(where: { !(1...600).contains($0.minutes) }) {
      return "the `minutes` of \(entry.id) are \(entry.minutes)"
    }
    return nil
  }

  /// Says whether an id can be typed, is part of a file's name, and is not taken for a lesson's number.
  private static func isPlain(_ id: String) -> Bool {
    // A regular expression would be compiled for each.
    let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard let first = id.utf8.first, isLetter(first) else { return false }
    return id.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }
}
