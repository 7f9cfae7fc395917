#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A search in the history that goes on while somebody types: the newest line that holds the words, then older ones.
struct HistorySearch {
  private let entries: [String]
  private(set) var query = ""
  /// The place of the line that was found last; nil before the first.
  private var index: Int?
  private(set) var isFailing = false

  init(_ entries: [String]) {
    self.entries = entries
  }

  /// The line found last; it stays when a longer query finds nothing.
  var found: String? { index.map { entries[$0] } }

  mutating func type(_ scalar: Unicode.Scalar) {
    query.unicodeScalars.append(scalar)
    find(before: index.map { $0 + 1 } ?? entries.count)
  }

  mutating func erase() {
    guard !query.isEmpty else { return }
    query.removeLast()
    index = nil
    isFailing = false
    if !query.isEmpty { find(before: entries.count) }
  }

  mutating func goOlder() {
    find(before: index ?? entries.count)
  }

  mutating func goNewer() {
    let start = index.map { $0 + 1 } ?? entries.count
    let place = entries[start...].firstIndex { matches($0) }
    isFailing = place == nil
    index = place ?? index
  }

  private mutating func find(before end: Int) {
    let place = entries[..<end].lastIndex { matches($0) }
    isFailing = place == nil
    index = place ?? index
  }

  /// Capitals count only when some are typed.
  private func matches(_ entry: String) -> Bool {
    let isExact = query.contains(where: \.isUppercase)
    return strstr(isExact ? entry : entry.lowercased(), query) != nil
  }
}
