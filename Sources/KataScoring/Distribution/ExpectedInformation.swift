import Foundation

/// The mutual information that two groupings of the same sizes have by chance.
struct ExpectedInformation {
  private let total: Int
  /// The logarithms of the factorials up to `total`.
  private let factorials: [Double]

  init(_ total: Int) {
    self.total = total
    factorials = (1...max(total, 1)).reduce(into: [0]) {
      $0.append($0[$0.count - 1] + log(Double($1)))
    }
  }

  /// The expectation over all tables with these sums of rows and columns.
  func value(_ rows: [Int], _ columns: [Int]) -> Double {
    rows.reduce(0) { sum, row in
      columns.filter { $0 > 0 }.reduce(sum) { $0 + value(row, $1) }
    }
  }

  /// What one cell contributes.
  private func value(_ row: Int, _ column: Int) -> Double {
    let low = max(1, row + column - total)
    guard low <= min(row, column) else { return 0 }
    return (low...min(row, column)).reduce(0) { sum, count in
      let joint = Double(count) / Double(total)
      let gain = log(Double(count) * Double(total) / (Double(row) * Double(column)))
      return sum + joint * gain * exp(logProbability(count, row, column))
    }
  }

  /// The logarithm of the hypergeometric probability of a cell.
  private func logProbability(_ count: Int, _ row: Int, _ column: Int) -> Double {
    factorials[row] + factorials[column] + factorials[total - row] + factorials[total - column]
      - factorials[total] - factorials[count] - factorials[row - count]
      - factorials[column - count] - factorials[total - row - column + count]
  }
}
