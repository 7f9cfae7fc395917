/// Finds a way for each wire between the boxes: short, with few bends and crossings, never over another wire's way.
struct WireRouter {
  /// What a wire leaves in a cell; two of them in one cell cross.
  struct Track {
    let net: Wire.Net
    var arms: Int
  }

  /// Where a wire ends.
  struct Head {
    let wire: Wire
    let direction: Direction
  }

  private(set) var tracks: [GraphCell: [Track]] = [:]
  private(set) var heads: [GraphCell: Head] = [:]
  /// The cells of box borders where wires leave.
  private(set) var exits: [GraphCell: (wire: Wire, direction: Direction)] = [:]
  /// Where wires that go the wrong way are marked.
  private(set) var marks: [GraphCell: Wire] = [:]
  /// The wires for which there was no room.
  private(set) var unrouted: [Wire] = []

  private let grid: GraphGrid
  private let boxes: [Int: GraphBox]
  private let isBlocked: [Bool]
  private let isBesideBox: [Bool]

  /// Tenths of a cell.
  private enum Cost {
    static let across = 10
    static let along = 18
    static let bend = 40
    static let crossing = 60
    static let besideWire = 6
    static let besideBox = 8
    static let tap = 35
  }

  init(_ wires: [Wire], on grid: GraphGrid) {
    self.grid = grid
    boxes = Dictionary(uniqueKeysWithValues: grid.boxes.map { ($0.node, $0) })
    var blocked = [Bool](repeating: false, count: grid.width * grid.height)
    for box in grid.boxes {
      for y in box.y..<box.y + box.height {
        for x in box.x..<box.x + box.width { blocked[y * grid.width + x] = true }
      }
    }
    isBlocked = blocked
    isBesideBox = blocked.indices.map { index in
      let x = index % grid.width
      return x > 0 && blocked[index - 1] || x + 1 < grid.width && blocked[index + 1]
    }
    for wire in Self.sorted(wires, boxes) where !route(wire) { unrouted.append(wire) }
  }

  /// What is held first and what is near first, so that the main line of a pattern is straight.
  private static func sorted(_ wires: [Wire], _ boxes: [Int: GraphBox]) -> [Wire] {
    func key(_ wire: Wire) -> (Int, Int, Int, Int) {
      guard let from = boxes[wire.from]?.middle, let to = boxes[wire.to]?.middle else {
        return (9, 0, wire.from, wire.to)
      }
      let distance = abs(from.x - to.x) + 2 * abs(from.y - to.y)
      return (wire.kind.rawValue, distance, wire.from, wire.to)
    }
    return wires.sorted { key($0) < key($1) }
  }

  // MARK: One wire

  /// A place on the way and the direction in which it was reached.
  private struct Step: Hashable {
    let cell: GraphCell
    let direction: Direction
  }

  /// How a step was reached.
  private enum Origin {
    case port
    /// A wire of the same net branches off before it.
    case tap
    case step(Step)
  }

  private mutating func route(_ wire: Wire) -> Bool {
    guard let from = boxes[wire.from], let to = boxes[wire.to] else { return false }
    let goals = Set(
      to.ports.filter { isOpen($0.cell) && tracks[$0.cell] == nil }
        .map { Step(cell: $0.cell, direction: $0.outward.opposite) })
    var costs: [Step: (cost: Int, origin: Origin)] = [:]
    var waiting: [[Step]] = []
    func reach(_ step: Step, _ cost: Int, _ origin: Origin) {
      if let known = costs[step], known.cost <= cost { return }
      costs[step] = (cost, origin)
      if waiting.count <= cost {
        waiting += [[Step]](repeating: [], count: cost - waiting.count + 1)
      }
      waiting[cost].append(step)
    }
    for start in starts(from, wire) { reach(start.step, start.cost, start.origin) }
    var cost = 0
    while cost < waiting.count {
      guard let step = waiting[cost].popLast() else {
        cost += 1
        continue
      }
      guard costs[step]?.cost == cost else { continue }
      if goals.contains(step), tracks[step.cell] == nil {
        draw(wire, Self.path(to: step, costs))
        return true
      }
      for direction in Direction.allCases where direction != step.direction.opposite {
        guard let more = price(of: direction, after: step, wire) else { continue }
        let next = Step(cell: step.cell.next(direction), direction: direction)
        reach(next, cost + more, .step(step))
      }
    }
    return false
  }

  /// Where a wire may begin: at a free port of its box, or beside a wire of the same net.
  private func starts(
    _ box: GraphBox, _ wire: Wire
  ) -> [(step: Step, cost: Int, origin: Origin)] {
    let ports = box.ports.filter {
      isOpen($0.cell) && tracks[$0.cell] == nil && box.isExit($0.cell, $0.outward)
    }.map { port in
      let off = port.outward.isVertical ? abs(port.cell.x - box.middle.x) / 2 + 5 : 0
      return (Step(cell: port.cell, direction: port.outward), off, Origin.port)
    }
    let taps = tracks.keys.sorted { ($0.y, $0.x) < ($1.y, $1.x) }.flatMap { cell in
      branches(from: cell, wire.net).map { direction in
        (Step(cell: cell.next(direction), direction: direction), Cost.tap, Origin.tap)
      }
    }
    return (ports + taps).map { (step: $0.0, cost: $0.1, origin: $0.2) }
  }

  /// The directions in which a wire may leave another one of its net; a sign with four arms would be a crossing.
  private func branches(from cell: GraphCell, _ net: Wire.Net) -> [Direction] {
    guard let here = tracks[cell], here.count == 1, here[0].net == net, heads[cell] == nil,
      here[0].arms.nonzeroBitCount < 3
    else { return [] }
    return Direction.allCases.filter { direction in
      let next = cell.next(direction)
      return here[0].arms & direction.arm == 0 && isOpen(next) && tracks[next] == nil
    }
  }

  private func isOpen(_ cell: GraphCell) -> Bool {
    (0..<grid.width).contains(cell.x) && (0..<grid.height).contains(cell.y)
      && !isBlocked[cell.y * grid.width + cell.x] && heads[cell] == nil
  }

  /// What the next cell costs; nil where a wire may not go.
  private func price(of direction: Direction, after step: Step, _ wire: Wire) -> Int? {
    let next = step.cell.next(direction)
    // On a crossing nobody turns.
    if tracks[step.cell] != nil, direction != step.direction { return nil }
    guard isOpen(next) else { return nil }
    var price = direction.isVertical ? Cost.along : Cost.across
    if direction != step.direction { price += Cost.bend }
    if let there = tracks[next] {
      guard there.count == 1, there[0].net != wire.net,
        there[0].arms == (direction.isVertical ? Direction.horizontal : Direction.vertical)
      else { return nil }
      price += Cost.crossing
    }
    if direction.isVertical, isBesideBox[next.y * grid.width + next.x] { price += Cost.besideBox }
    for side in Direction.allCases {
      let beside = next.next(side)
      if beside != step.cell, tracks[beside] != nil { price += Cost.besideWire }
    }
    return price
  }

  /// The steps up to one, and whether the first leaves a wire of the same net.
  private static func path(
    to end: Step, _ costs: [Step: (cost: Int, origin: Origin)]
  ) -> (steps: [Step], isTap: Bool) {
    var steps = [end]
    while let last = steps.last, let known = costs[last] {
      switch known.origin {
      case .step(let before): steps.append(before)
      case .port: return (steps.reversed(), false)
      case .tap: return (steps.reversed(), true)
      }
    }
    return (steps.reversed(), false)
  }

  private mutating func draw(_ wire: Wire, _ path: (steps: [Step], isTap: Bool)) {
    for (index, step) in path.steps.enumerated() {
      let isLast = index + 1 == path.steps.count
      let onward = isLast ? step.direction : path.steps[index + 1].direction
      tracks[step.cell, default: []].append(
        Track(net: wire.net, arms: step.direction.opposite.arm | onward.arm))
      if isLast { heads[step.cell] = Head(wire: wire, direction: step.direction) }
    }
    if wire.fault == .wrongWay {
      let cells = path.steps.dropLast().map(\.cell).filter { tracks[$0]?.count == 1 }
      marks[cells.isEmpty ? path.steps[0].cell : cells[cells.count / 2]] = wire
    }
    guard let first = path.steps.first else { return }
    let before = first.cell.next(first.direction.opposite)
    if path.isTap {
      tracks[before]?[0].arms |= first.direction.arm
    } else {
      exits[before] = (wire, first.direction)
    }
  }
}
