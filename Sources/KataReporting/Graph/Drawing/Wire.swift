import KataCore

/// An arrow from one box to another.
struct Wire {
  /// What a line looks like; what keeps an object alive is the heaviest.
  enum Kind: Int, Comparable {
    case holds, weak, uses

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// Why a line is shown in red.
  enum Fault {
    case cycle, wrongWay
  }

  let from: Int
  let to: Int
  let kind: Kind
  let isByProtocol: Bool
  let fault: Fault?

  /// Wires of one net may share a part of their way, since they leave the same box and look alike.
  struct Net: Hashable {
    let from: Int
    let kind: Kind
    let fault: Fault?
  }

  var net: Net { Net(from: from, kind: kind, fault: fault) }
}

extension TypeGraph {
  /// The references between different types as wires, with those of retain cycles that only a closure makes.
  var wires: [Wire] {
    let drawn = edges.filter { $0.from != $0.to }.map { edge in
      Wire(
        from: edge.from, to: edge.to, kind: edge.wireKind,
        isByProtocol: edge.reading.through != nil,
        fault: isInCycle(edge.from, edge.to) && edge.wireKind == .holds
          ? .cycle : edge.reading.isAllowed ? nil : .wrongWay)
    }
    let closures = cyclicPairs.filter { pair in
      pair.from != pair.to
        && !drawn.contains { $0.from == pair.from && $0.to == pair.to && $0.kind == .holds }
    }
    return drawn
      + closures.map {
        Wire(from: $0.from, to: $0.to, kind: .holds, isByProtocol: false, fault: .cycle)
      }
  }

  private func isInCycle(_ from: Int, _ to: Int) -> Bool {
    cyclicPairs.contains { $0.from == from && $0.to == to }
  }

  /// Who holds whom in the retain cycles.
  private var cyclicPairs: [(from: Int, to: Int)] {
    cycles.flatMap { cycle in
      zip(cycle, cycle.dropFirst() + cycle.prefix(1)).map { (from: $0, to: $1) }
    }
  }
}

extension TypeGraph.Edge {
  var wireKind: Wire.Kind {
    if reading.kinds.contains(.holds) { return .holds }
    return reading.kinds.contains(.holdsWeakly) ? .weak : .uses
  }
}
