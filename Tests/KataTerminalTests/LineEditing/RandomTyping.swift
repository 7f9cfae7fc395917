/// Types by chance, always the same for the same seed, and knows what the line is then.
struct RandomTyping {
  private(set) var line: [Unicode.Scalar] = []
  private(set) var cursor = 0
  private let holdsLineFeeds: Bool
  private var state: UInt64

  init(seed: UInt64, holdsLineFeeds: Bool = false) {
    self.holdsLineFeeds = holdsLineFeeds
    state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
  }

  var text: String { String(String.UnicodeScalarView(line)) }

  /// The next keys.
  mutating func keys(_ most: Int) -> String {
    (0...below(most)).map { _ in key() }.joined()
  }

  private mutating func key() -> String {
    switch below(20) {
    case 0..<6: return insert("中文字体架构练习"[below(8)])
    case 6..<8: return insert("abc xyz."[below(8)])
    case 8: return insert(holdsLineFeeds ? "\n" : "画")
    case 9: return (0..<below(20)).map { _ in insert("测") }.joined()
    case 10..<12: return move(to: cursor - 1, "\u{1b}[D")
    case 12: return (0..<below(30)).map { _ in move(to: cursor - 1, "\u{1b}[D") }.joined()
    case 13: return move(to: cursor + 1, "\u{1b}[C")
    case 14: return move(to: below(2) == 0 ? 0 : line.count, nil)
    case 15..<18: return erase(at: cursor - 1, "\u{7f}")
    case 18: return (0..<below(8)).map { _ in erase(at: cursor - 1, "\u{7f}") }.joined()
    default: return erase(at: cursor, "\u{1b}[3~")
    }
  }

  private mutating func insert(_ character: Character) -> String {
    guard line.count < 70 else { return erase(at: cursor - 1, "\u{7f}") }
    line.insert(contentsOf: character.unicodeScalars, at: cursor)
    cursor += 1
    return String(character)
  }

  private mutating func move(to place: Int, _ key: String?) -> String {
    cursor = min(max(0, place), line.count)
    return key ?? (cursor == 0 ? "\u{1}" : "\u{5}")
  }

  private mutating func erase(at place: Int, _ key: String) -> String {
    guard line.indices.contains(place) else { return "" }
    line.remove(at: place)
    cursor = min(cursor, place)
    return key
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

extension String {
  fileprivate subscript(place: Int) -> Character { self[index(startIndex, offsetBy: place)] }
}
