/// What a text mentions that must be bridged; a quick look at its bytes before any tree is walked.
struct BridgingNeeds: Sendable {
  private(set) var hasObjectiveC = false
  private(set) var hasNetworking = false
  /// Whether an override may stand in an extension.
  private(set) var hasMovedOverrides = false
  /// Whether a value may be observed by its key path.
  private(set) var observesValues = false

  private static let markers = [
    "@objc", "@IB", "@GK", "@nonobjc", "#selector", "#colorLiteral", "#imageLiteral",
  ].map { Array($0.utf8) }
  /// What begins without a sign of its own: conditions and imports of a part.
  private static let plainMarkers = [
    "os(iOS)", "os(Linux)", "os.log", "os.signpost", "UIKit.UI", "CoreGraphics", "QuartzCore",
  ].map { Array($0.utf8) }
  private static let types = [
    "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol",
    "HTTPCookie", "HTTPURLResponse",
  ].map { Array($0.utf8) }

  /// Says whether there is anything to bridge.
  var areAny: Bool { hasObjectiveC || hasNetworking || hasMovedOverrides }

  init(in bytes: [UInt8]) {
    var extensions = ExtensionGlance()
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "@"), UInt8(ascii: "#"):
        if !hasObjectiveC { hasObjectiveC = Self.has(Self.markers, bytes[index...]) }
      case UInt8(ascii: "C"), UInt8(ascii: "Q"):
        if !hasObjectiveC { hasObjectiveC = Self.has(Self.plainMarkers, bytes[index...]) }
      case UInt8(ascii: "U"), UInt8(ascii: "H"):
        if !hasNetworking { hasNetworking = Self.has(Self.types, bytes[index...]) }
        if !hasObjectiveC { hasObjectiveC = Self.has(Self.plainMarkers, bytes[index...]) }
      case UInt8(ascii: "o"):
        if !hasObjectiveC { hasObjectiveC = Self.has(Self.plainMarkers, bytes[index...]) }
        if extensions.isOpen, !hasMovedOverrides {
          hasMovedOverrides = bytes[index...].starts(with: "override".utf8)
        }
        if !observesValues { observesValues = Self.observes(bytes, at: index) }
      case UInt8(ascii: "p"):
        if !observesValues { observesValues = Self.observes(bytes, at: index) }
      case UInt8(ascii: "e"):
        extensions.begin(bytes, at: index)
      case UInt8(ascii: "}"):
        extensions.end(bytes, at: index)
      case UInt8(ascii: "?"):
        if !hasObjectiveC { hasObjectiveC = Self.callsWhatMayBeMissing(bytes, at: index) }
      default:
        continue
      }
    }
  }

  /// Whether `?(` stands behind a member of a delegate or data source, as closures rarely do.
  private static func callsWhatMayBeMissing(_ bytes: [UInt8], at index: Int) -> Bool {
    guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") else { return false }
    let line = bytes[..<index].suffix(120).split(separator: 0x0A).last ?? []
    return line.indices.contains { place in
      has(owners, line[place...])
    }
  }

  /// Whether `observe(` or `publisher(for:` with a key path begins here, on any line.
  private static func observes(_ bytes: [UInt8], at index: Int) -> Bool {
    let rest = bytes[index...]
    guard let call = calls.first(where: { rest.starts(with: $0) }) else { return false }
    let argument = rest.dropFirst(call.count).drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
    return argument.first == UInt8(ascii: "\\")
  }

  private static let calls = ["observe(", "publisher(for:"].map { Array($0.utf8) }

  private static let owners = ["elegate", "ataSource"].map { Array($0.utf8) }

  private static func has(_ words: [[UInt8]], _ rest: ArraySlice<UInt8>) -> Bool {
    words.contains { rest.starts(with: $0) }
  }
}
