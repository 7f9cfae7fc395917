import KataCore

extension [SourceLocation] {
  /// The first place on each line, in their order.
  var oncePerLine: [SourceLocation] {
    var seen: Set<String> = []
    return filter { seen.insert("\($0.path):\($0.line)").inserted }
  }
}
