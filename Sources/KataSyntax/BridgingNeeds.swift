/// What a text mentions that must be bridged; a quick look at its bytes before any tree is walked.
struct BridgingNeeds: Sendable {
  private(set) var hasObjectiveC = false
  private(set) var hasNetworking = false

  private static let markers = ["@objc", "@IB", "@GK", "@nonobjc", "#selector"].map {
    Array($0.utf8)
  }
  private static let types = [
    "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol",
    "HTTPCookie", "HTTPURLResponse",
  ].map { Array($0.utf8) }

  /// Says whether there is anything to bridge.
  var areAny: Bool { hasObjectiveC || hasNetworking }

  init(in bytes: [UInt8]) {
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "@"), UInt8(ascii: "#"):
        if !hasObjectiveC { hasObjectiveC = Self.has(Self.markers, bytes[index...]) }
      case UInt8(ascii: "U"), UInt8(ascii: "H"):
        if !hasNetworking { hasNetworking = Self.has(Self.types, bytes[index...]) }
      default:
        continue
      }
    }
  }

  private static func has(_ words: [[UInt8]], _ rest: ArraySlice<UInt8>) -> Bool {
    words.contains { rest.starts(with: $0) }
  }
}
