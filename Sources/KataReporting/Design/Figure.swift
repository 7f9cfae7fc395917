/// A number with a fixed count of decimals, the same in every locale.
struct Figure: CustomStringConvertible {
  let description: String

  init(_ value: Double, places: Int) {
    guard value.isFinite, abs(value) < 1e12 else {
      description = "-"
      return
    }
    let scale = (0..<places).reduce(1.0) { product, _ in product * 10 }
    let digits = String(Int((abs(value) * scale).rounded()))
    let padded = String(repeating: "0", count: max(places + 1 - digits.count, 0)) + digits
    let sign = value < 0 && digits.contains { $0 != "0" } ? "-" : ""
    let decimals = places > 0 ? ".\(padded.suffix(places))" : ""
    description = sign + padded.dropLast(places) + decimals
  }

  /// A share of 1 as whole percents.
  static func percent(_ share: Double) -> String { "\(Figure(share * 100, places: 0))%" }

  /// A raw score, between 0 and 1.
  static func raw(_ value: Double) -> String { Figure(value, places: 2).description }

  /// A number of jobs, such as `3.6 jobs`; never `1.0 jobs`.
  static func jobs(_ jobs: Double) -> String {
    let number = Figure(jobs, places: 1).description
    return number == "1.0" ? "1 job" : "\(number) jobs"
  }
}
