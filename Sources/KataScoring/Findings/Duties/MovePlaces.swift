import KataCore

/// Deals a part's lines out to its moves: a line goes to one place, though it may do several things.
///
/// It goes with what it asks of the world outside, and else with its words: an alert goes with who shows it, texts and
/// all, and a text that is chosen by a condition goes with the texts.
struct MovePlaces {
  private let lines: PartLines

  init(_ lines: PartLines) { self.lines = lines }

  /// The strongest first.
  private static let order: [Responsibility] = [
    .navigation, .network, .storage, .logging, .observing, .presentation, .domain, .viewEvents,
    .layout, .wiring,
  ]

  /// The moves with their places; without those of which others take all.
  func parted(_ moves: [DutyMove]) -> [DutyMove] {
    let takers = takers(moves)
    return moves.enumerated().compactMap { number, move in
      var parted = move
      parted.places = lines.locations(of: move.duties, in: move.part)
        .filter { takers[Line($0, move.part)] == number }
      return parted.places.isEmpty ? nil : parted
    }
  }

  private struct Line: Hashable {
    let path: RelativePath
    let line: Int
    let type: Int

    init(_ place: SourceLocation, _ part: UnitPart) {
      (path, line, type) = (place.path, place.line, part.type)
    }
  }

  /// By line, the move that has the strongest duty on it.
  private func takers(_ moves: [DutyMove]) -> [Line: Int] {
    var takers: [Line: Int] = [:]
    for duty in Self.order {
      for (number, move) in moves.enumerated() where move.duties.contains(duty) {
        for place in lines.locations(of: [duty], in: move.part) {
          let line = Line(place, move.part)
          if takers[line] == nil { takers[line] = number }
        }
      }
    }
    return takers
  }
}
