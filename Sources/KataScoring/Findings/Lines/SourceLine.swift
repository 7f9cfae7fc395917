import KataCore

/// A line of a file, wherever in it something stands.
struct SourceLine: Hashable {
  let path: RelativePath
  let number: Int

  init(_ place: SourceLocation) { (path, number) = (place.path, place.line) }
}

extension [SourceLocation] {
  /// The first place on each line, in their order.
  var oncePerLine: [SourceLocation] {
    if count < 2 { return self }
    var seen: Set<SourceLine> = []
    return filter { seen.insert(SourceLine($0)).inserted }
  }
}
