struct Tag46: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Hashable {
  let t: String
  init(stringLiteral v: String) { t = v }
}
struct L46: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral
{
  init(arrayLiteral e: Int...) {}
  init(dictionaryLiteral e: (String, Int)...) {}
  init(integerLiteral v: Int) {}
  init(nilLiteral: ()) {}
  init(booleanLiteral v: Bool) {}
  init(floatLiteral v: Double) {}
}
let l46: [L46] = [[1, 2], ["a": 1], 3, nil, true, 1.5]
extension String.StringInterpolation {
  mutating func appendInterpolation(money v: Double) { appendLiteral("$\(v)") }
}
let m46 = "\(money: 3)"
