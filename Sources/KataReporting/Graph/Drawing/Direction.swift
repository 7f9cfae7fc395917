/// A step to a neighbouring terminal cell.
enum Direction: Int, CaseIterable {
  case up, right, down, left

  var opposite: Direction {
    switch self {
    case .up: .down
    case .right: .left
    case .down: .up
    case .left: .right
    }
  }

  var isVertical: Bool { self == .up || self == .down }

  /// The bit of this direction in the set of arms that a sign has.
  var arm: Int { 1 << rawValue }

  static let vertical = up.arm | down.arm
  static let horizontal = left.arm | right.arm
}

/// A terminal cell of a drawing.
struct GraphCell: Hashable {
  var x: Int
  var y: Int

  func next(_ direction: Direction) -> GraphCell {
    switch direction {
    case .up: GraphCell(x: x, y: y - 1)
    case .right: GraphCell(x: x + 1, y: y)
    case .down: GraphCell(x: x, y: y + 1)
    case .left: GraphCell(x: x - 1, y: y)
    }
  }
}
