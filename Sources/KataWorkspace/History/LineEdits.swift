import Foundation

/// The lines of two texts, aligned.
struct LineEdits {
  private let lines: [LineDiff.Line]

  /// How many unchanged lines surround a change.
  private static let context = 3
  /// Beyond this many lines in the changed middle, telling them apart costs more time and memory than it is worth.
  private static let maximumMiddle = 2000

  init(from old: Data, to new: Data) {
    let (old, new) = (Self.split(old), Self.split(new))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let middle = Self.middle(old[start..<old.count - end], new[start..<new.count - end])
    lines =
      old[..<start].map { Self.line($0, .context) } + middle
      + old[(old.count - end)...].map { Self.line($0, .context) }
  }

  /// Splits after each newline byte, so that `\r\n` and canonical equivalence play no part.
  private static func split(_ data: Data) -> [ArraySlice<UInt8>] {
    let bytes = [UInt8](data)
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func middle(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> [LineDiff.Line] {
    guard old.count + new.count <= maximumMiddle else {
      return old.map { line($0, .removed) } + new.map { line($0, .added) }
    }
    let (old, new) = (Array(old), Array(new))
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var result: [LineDiff.Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        result.append(line(old[i], .removed))
        i += 1
      } else if added.contains(j) {
        result.append(line(new[j], .added))
        j += 1
      } else {
        result.append(line(old[i], .context))
        (i, j) = (i + 1, j + 1)
      }
    }
    return result
  }

  private static func line(_ bytes: ArraySlice<UInt8>, _ kind: LineDiff.Line.Kind) -> LineDiff.Line
  {
    let endsWithNewline = bytes.last == UInt8(ascii: "\n")
    return LineDiff.Line(
      kind: kind,
      text: String(decoding: endsWithNewline ? bytes.dropLast() : bytes, as: UTF8.self),
      endsWithNewline: endsWithNewline)
  }

  /// Groups the changes, joining those whose surroundings touch.
  func hunks() -> [LineDiff.Hunk] {
    var ranges: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.kind != .context {
      let lower = max(0, index - Self.context)
      let upper = min(lines.count, index + Self.context + 1)
      if let last = ranges.last, lower <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<upper
      } else {
        ranges.append(lower..<upper)
      }
    }
    var hunks: [LineDiff.Hunk] = []
    var (position, old, new) = (0, 0, 0)
    for range in ranges {
      old += lines[position..<range.lowerBound].count { $0.kind != .added }
      new += lines[position..<range.lowerBound].count { $0.kind != .removed }
      let part = lines[range]
      let (oldCount, newCount) = (
        part.count { $0.kind != .added }, part.count { $0.kind != .removed }
      )
      hunks.append(
        LineDiff.Hunk(
          oldStart: oldCount == 0 ? old : old + 1, oldCount: oldCount,
          newStart: newCount == 0 ? new : new + 1, newCount: newCount, lines: Array(part)))
      (position, old, new) = (range.upperBound, old + oldCount, new + newCount)
    }
    return hunks
  }
}
