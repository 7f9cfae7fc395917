import Foundation

@resultBuilder struct Rows08 {
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildExpression(_ s: [String]) -> [String] { s }
  static func buildBlock(_ p: [String]...) -> [String] { p.flatMap { $0 } }
  static func buildOptional(_ p: [String]?) -> [String] { p ?? [] }
  static func buildEither(first: [String]) -> [String] { first }
  static func buildEither(second: [String]) -> [String] { second }
  static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } }
  static func buildLimitedAvailability(_ p: [String]) -> [String] { p }
}
struct Menu08 {
  let on: Bool
  @Rows08 var rows: [String] {
    "a"
    if on { "b" } else { "c" }
    for i in 0..<3 { "\(i)" }
    if #available(iOS 13, *) { "new" }
  }
}
