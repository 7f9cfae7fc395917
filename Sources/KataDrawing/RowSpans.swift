/// The columns of views that stand in a row by their order: each takes what it needs, and one that grows the rest.
struct StackedSpans {
  /// Nil when they do not fit beside each other.
  let spans: [Range<Int>]?

  init(naturals: [Int], growing: [Bool], room: Range<Int>) {
    let gaps = 2 * (naturals.count - 1)
    let left = room.count - gaps - naturals.reduce(0, +)
    guard left >= 0 else {
      spans = nil
      return
    }
    // Where nothing grows, the first one does, so that a switch stands at the end of its line.
    let grower = growing.firstIndex(of: true) ?? 0
    var x = room.lowerBound
    spans = naturals.enumerated().map { index, natural in
      let width = natural + (index == grower ? left : 0)
      defer { x += width + 2 }
      return x..<(x + width)
    }
  }
}

/// The columns of views that stand in a row by their frames, moved apart where text is wider than in a font.
struct FramedSpans {
  /// Nil when they do not fit beside each other.
  let spans: [Range<Int>]?

  init(frames: [Range<Int>], naturals: [Int], room: Range<Int>) {
    var spans = zip(frames, naturals).map { frame, natural in
      Self.widened(frame.clamped(to: room), to: min(natural, room.count), in: room)
    }
    for index in spans.indices.dropFirst() {
      let start = max(spans[index].lowerBound, spans[index - 1].upperBound + 2)
      spans[index] = start..<(start + spans[index].count)
    }
    var end = room.upperBound
    for index in spans.indices.reversed() {
      // What is wider than its text gives way before it moves.
      let least = min(naturals[index], spans[index].count)
      let upper = min(spans[index].upperBound, end)
      let start = min(spans[index].lowerBound, upper - least)
      spans[index] = start..<upper
      end = start - 2
    }
    self.spans = (spans.first?.lowerBound ?? room.lowerBound) >= room.lowerBound ? spans : nil
  }

  /// Widens around the middle, as far as there is room on that side.
  private static func widened(_ span: Range<Int>, to width: Int, in room: Range<Int>) -> Range<Int>
  {
    let missing = width - span.count
    guard missing > 0 else { return span }
    let start = max(
      room.lowerBound, min(span.lowerBound - missing / 2, room.upperBound - width))
    return start..<(start + width)
  }
}
