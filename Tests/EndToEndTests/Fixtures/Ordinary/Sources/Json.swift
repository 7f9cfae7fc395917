import Foundation

struct Feed04: Codable, Equatable, Sendable {
  struct Item: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    var title: String
    var tags: Set<String> = []
    var url: URL?
    var at: Date
  }
  enum Kind: String, Codable, CaseIterable { case news, blog = "web_log" }
  var items: [Item]
  var kind: Kind?
  enum CodingKeys: String, CodingKey { case items, kind = "feed_kind" }
  init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    var list = try box.nestedUnkeyedContainer(forKey: .items)
    var found: [Item] = []
    while !list.isAtEnd {
      if let item = try? list.decode(Item.self) {
        found.append(item)
      } else {
        _ = try? list.decode(Skip.self)
      }
    }
    items = found
    kind = try box.decodeIfPresent(Kind.self, forKey: .kind)
  }
  private struct Skip: Codable {}
  static func load(_ data: Data) throws -> Feed04 {
    let d = JSONDecoder()
    d.keyDecodingStrategy = .convertFromSnakeCase
    d.dateDecodingStrategy = .custom {
      let s = try $0.singleValueContainer().decode(String.self)
      guard let v = ISO8601DateFormatter().date(from: s) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: $0.codingPath, debugDescription: "date \(s)"))
      }
      return v
    }
    return try d.decode(Feed04.self, from: data)
  }
  func save() throws -> String {
    let e = JSONEncoder()
    e.outputFormatting = [.prettyPrinted, .sortedKeys]
    e.dateEncodingStrategy = .iso8601
    return String(decoding: try e.encode(self), as: UTF8.self)
  }
}
