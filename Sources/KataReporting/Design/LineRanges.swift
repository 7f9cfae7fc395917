import KataCore

/// Many places as few words: `lines 12, 14-18 and 40`, each file named unless it is the one that is spoken of.
struct LineRanges {
  /// Lines that follow each other in a file.
  private struct Range {
    let path: RelativePath
    let first: Int
    var last: Int

    var lines: Int { last - first + 1 }
    var text: String { first == last ? "\(first)" : "\(first)-\(last)" }
  }

  private let ranges: [Range]
  private let home: RelativePath?

  /// Sorts places by file, the one spoken of first, and then by line.
  init(_ locations: [SourceLocation], home: RelativePath?) {
    self.home = home
    let places = Set(locations.map { Place(path: $0.path, line: $0.line) })
    let sorted = places.sorted { left, right in
      if left.path == right.path { return left.line < right.line }
      if left.path == home || right.path == home { return left.path == home }
      return left.path < right.path
    }
    ranges = sorted.reduce(into: []) { ranges, place in
      if let last = ranges.last, last.path == place.path, last.last + 1 == place.line {
        ranges[ranges.count - 1].last = place.line
      } else {
        ranges.append(Range(path: place.path, first: place.line, last: place.line))
      }
    }
  }

  private struct Place: Hashable {
    let path: RelativePath
    let line: Int
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// How many lines there are in all.
  var count: Int { ranges.reduce(0) { $0 + $1.lines } }

  /// Names at most so many ranges and counts the lines of the others.
  ///
  /// In the learner's language.
  func text(atMost limit: Int) -> String {
    // To say "and 1 more" takes more room than to name it.
    let shown = ranges.count - 1 <= limit ? ranges[...] : ranges.prefix(limit)
    var (words, file) = ([String](), home)
    let isSingle = shown.count == 1 && shown.first?.lines == 1
    let isOfHome = shown.first?.path == home
    for range in shown {
      let isNew = range.path != file
      file = range.path
      words.append((isNew ? "\(range.path.name) " : "") + range.text)
    }
    let rest = ranges.dropFirst(shown.count).reduce(0) { $0 + $1.lines }
    let catalogue = Catalogue.current
    let list = words.dropFirst().reduce(words.first ?? "") { catalogue.text("%@, %@", $0, $1) }
    let text = isOfHome ? catalogue.text(isSingle ? "line %@" : "lines %@", list) : list
    return rest > 0
      ? catalogue.text("%@ and %@", text, Count(rest, "more line").description) : text
  }
}
