import Foundation
import KataCore

/// Types by responsibilities, with the dealing of lines to types; flat arrays, because it is the inner loop.
struct DutyTable {
  private static let width = Responsibility.allCases.count

  /// How many units there are.
  let units: Int
  /// The entropy of responsibilities, which no deal changes.
  let entropy: Double
  /// The entropy of units as they are before the first deal.
  private(set) var unitEntropy = 0.0

  private let total: Double
  /// What blocks hold, as runs of (responsibility, amount) by block.
  private var dutyStart: [Int] = [0]
  private var duty: [Int] = []
  private var amount: [Double] = []
  /// Who answers for blocks, as runs of (unit, part) by hand.
  private var ownerStart: [Int] = [0]
  private var owner: [Int] = []
  private var part: [Double] = []
  /// The hand that each block is dealt to.
  private var hand: [Int]
  private var cells: [Double]

  init(_ blocks: [Block]) {
    var numbers: [Int: Int] = [:]
    var totals = [Double](repeating: 0, count: Self.width)
    for block in blocks {
      for (position, mass) in block.duties.enumerated() where mass > 0 {
        duty.append(position)
        amount.append(mass)
        totals[position] += mass
      }
      dutyStart.append(duty.count)
      for share in block.owners {
        let number = numbers[share.unit] ?? numbers.count
        numbers[share.unit] = number
        owner.append(number)
        part.append(share.part)
      }
      ownerStart.append(owner.count)
    }
    units = numbers.count
    hand = Array(blocks.indices)
    cells = [Double](repeating: 0, count: numbers.count * Self.width)
    let sum = totals.reduce(0, +)
    total = sum
    entropy = sum > 0 ? Self.entropy(totals[...], of: sum) : 0
    fill()
    unitEntropy = sum > 0 ? Self.entropy(rows()[...], of: sum) : 0
  }

  /// Deals the hands to the blocks anew.
  mutating func deal(_ generator: inout SplitMix) {
    var left = hand.count
    hand.withUnsafeMutableBufferPointer { hand in
      while left > 1 {
        let pick = generator.below(left)
        left -= 1
        (hand[left], hand[pick]) = (hand[pick], hand[left])
      }
    }
    fill()
  }

  /// The share of the entropy of responsibilities that units explain in the present deal.
  func explained() -> Double {
    guard entropy > 1e-9 else { return 0 }
    var conditional = 0.0
    for unit in 0..<units {
      let row = cells[(unit * Self.width)..<((unit + 1) * Self.width)]
      let mass = row.reduce(0, +)
      if mass > 0 { conditional += mass / total * Self.entropy(row, of: mass) }
    }
    return 1 - conditional / entropy
  }

  private mutating func fill() {
    for index in cells.indices { cells[index] = 0 }
    for block in hand.indices {
      for at in ownerStart[hand[block]]..<ownerStart[hand[block] + 1] {
        let row = owner[at] * Self.width
        for item in dutyStart[block]..<dutyStart[block + 1] {
          cells[row + duty[item]] += amount[item] * part[at]
        }
      }
    }
  }

  private func rows() -> [Double] {
    (0..<units).map { cells[($0 * Self.width)..<(($0 + 1) * Self.width)].reduce(0, +) }
  }

  /// The entropy of parts of a sum, in nats.
  static func entropy(_ parts: ArraySlice<Double>, of sum: Double) -> Double {
    var entropy = 0.0
    for part in parts where part > 0 { entropy -= part / sum * log(part / sum) }
    return entropy
  }
}
