import KataCore

/// What stands on which line of a program's files, by number.
struct ThingsOnLines {
  private struct Entry {
    let line: Int
    let thing: Int
  }

  /// By file, in the order of lines; those of one line in their own order.
  private var files: [RelativePath: [Entry]] = [:]

  /// - Parameter places: where each thing stands; what lies side by side here best lies so in its file.
  init(_ places: some Sequence<SourceLocation>) {
    var path: RelativePath?
    var entries: [Entry] = []
    for (thing, place) in places.enumerated() {
      if place.path != path {
        put(entries, into: path)
        (path, entries) = (place.path, [])
      }
      entries.append(Entry(line: place.line, thing: thing))
    }
    put(entries, into: path)
    for (path, entries) in files
    where !zip(entries, entries.dropFirst()).allSatisfy({
      $0.line <= $1.line
    }) {
      files[path] = entries.enumerated()
        .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
        .map(\.element)
    }
  }

  private mutating func put(_ entries: [Entry], into path: RelativePath?) {
    if let path { files[path, default: []] += entries }
  }

  /// The things on the line of a place.
  subscript(place: SourceLocation) -> [Int] {
    guard let entries = files[place.path] else { return [] }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].line < place.line { low = middle + 1 } else { high = middle }
    }
    return entries[low...].prefix { $0.line == place.line }.map(\.thing)
  }
}
