import Foundation
import KataCore

/// Types by responsibilities, with the dealing of lines to types; flat arrays, because it is the inner loop.
struct DutyTable {
  /// A row holds responsibilities, and behind them their kinds.
  private static let width = duties + DutyKind.allCases.count
  private static let duties = Responsibility.allCases.count
  private static let kinds = Responsibility.allCases.map { duties + DutyKind($0).rawValue }

  /// How many units there are.
  let units: Int
  /// How many lines there are to deal.
  var lineCount: Int { lines.count }
  /// The entropy of responsibilities, which no deal changes.
  let entropy: Double
  /// How far apart all that is done lies, which no deal changes either.
  private let spread: Double
  /// The entropy of units as they are before the first deal.
  private(set) var unitEntropy = 0.0

  private let total: Double
  private var lines: [Line] = []
  /// The hands that lines are dealt to, in the order of the lines that they hold themselves.
  private var hands: [Hand] = []
  /// Those who answer beside a hand's first.
  private var others: [Owner] = []
  private var cells: [Double]

  /// What a line does, and how much of it.
  private struct Line {
    let amount: Double
    let duty: Int32
    let kind: Int32
  }

  /// A unit that answers for a part, by where its row begins.
  private struct Owner {
    let part: Double
    let row: Int32
  }

  /// Who answers for a line: the first by itself, since most have no more.
  private struct Hand {
    let part: Double
    let row: Int32
    let others: Range<Int32>
  }

  /// Makes a table of blocks in pieces of the size of a line, each of one duty.
  init(linesOf blocks: [Block]) {
    var numbers: [Int: Int] = [:]
    var totals = [Double](repeating: 0, count: Self.width)
    for block in blocks where block.duties.contains(where: { $0 > 0 }) {
      for share in block.owners where numbers[share.unit] == nil {
        numbers[share.unit] = numbers.count
      }
      let hand = Self.hand(of: block.owners, numbers, &others)
      for (position, mass) in block.duties.enumerated() where mass > 0 {
        let count = Int(mass.rounded(.up))
        let piece = mass / Double(count)
        for _ in 0..<count {
          lines.append(
            Line(amount: piece, duty: Int32(position), kind: Int32(Self.kinds[position])))
          hands.append(hand)
          totals[position] += piece
          totals[Self.kinds[position]] += piece
        }
      }
    }
    units = numbers.count
    cells = [Double](repeating: 0, count: numbers.count * Self.width)
    let sum = totals.prefix(Self.duties).reduce(0, +)
    total = sum
    entropy = sum > 0 ? Self.entropy(totals.prefix(Self.duties), of: sum) : 0
    spread = sum > 0 ? Self.spread(totals[...], of: sum) : 0
    deal((0..<Int32(lines.count)).map(\.self))
    unitEntropy = sum > 0 ? Self.entropy(rows()[...], of: sum) : 0
  }

  private static func hand(
    of owners: [Block.Share], _ numbers: [Int: Int], _ others: inout [Owner]
  ) -> Hand {
    let all = owners.map { share in
      Owner(part: share.part, row: Int32((numbers[share.unit] ?? 0) * width))
    }
    let start = Int32(others.count)
    others += all.dropFirst()
    return Hand(
      part: all.first?.part ?? 0, row: all.first?.row ?? 0, others: start..<Int32(others.count))
  }

  /// Deals the lines anew.
  ///
  /// - Parameter order: the place of the hand that each line goes to.
  mutating func deal(_ order: [Int32]) {
    let (lines, hands, others) = (lines, hands, others)
    cells.withUnsafeMutableBufferPointer { cells in
      cells.update(repeating: 0)
      func add(_ line: Line, _ part: Double, _ row: Int32) {
        let mass = line.amount * part
        cells[Int(row + line.duty)] += mass
        cells[Int(row + line.kind)] += mass
      }
      for (line, place) in zip(lines, order) {
        let hand = hands[Int(place)]
        add(line, hand.part, hand.row)
        for other in hand.others { add(line, others[Int(other)].part, others[Int(other)].row) }
      }
    }
  }

  /// The share of the spread of responsibilities that units explain in the present deal.
  func explained() -> Double {
    guard spread > 1e-9 else { return 0 }
    var conditional = 0.0
    for unit in 0..<units {
      let row = cells[(unit * Self.width)..<((unit + 1) * Self.width)]
      let mass = row.prefix(Self.duties).reduce(0, +)
      if mass > 0 { conditional += mass / total * Self.spread(row, of: mass) }
    }
    return 1 - conditional / spread
  }

  private func rows() -> [Double] {
    (0..<units).map { cells[($0 * Self.width)..<($0 * Self.width + Self.duties)].reduce(0, +) }
  }

  /// How far apart the duties of a row lie: the mean of the entropy of responsibilities and that of kinds, so that
  /// two of one kind lie half as far apart as two of different kinds.
  private static func spread(_ row: ArraySlice<Double>, of sum: Double) -> Double {
    (entropy(row.prefix(duties), of: sum) + entropy(row.dropFirst(duties), of: sum)) / 2
  }

  /// The entropy of parts of a sum, in nats.
  static func entropy(_ parts: ArraySlice<Double>, of sum: Double) -> Double {
    var entropy = 0.0
    // What is all of a sum leaves nothing open, and need not be worked out.
    for part in parts where part > 0 && part != sum { entropy -= part / sum * log(part / sum) }
    return entropy
  }
}
