import Foundation

func math26(_ x: Double) -> [Double] {
  [
    sin(x), cos(x), tan(x), sqrt(abs(x)), pow(x, 2), exp(x), log(x + 1), log10(x + 1), floor(x),
    ceil(x), x.rounded(.toNearestOrEven), x.truncatingRemainder(dividingBy: 2), fmod(x, 2),
    atan2(x, 1), hypot(x, 1), .pi, min(x, 1), max(x, 2), cbrt(x), asin(0.5), acos(0.5), sinh(x),
    log2(x + 2), round(x), trunc(x), fabs(x), exp2(x), log1p(x), expm1(x), copysign(x, -1),
    fmin(x, 1), fmax(x, 1), Double(Int.random(in: 1...6)), Double.random(in: 0..<1),
    lround(x) > 0 ? 1 : 0,
  ]
}
func ints26(_ a: Int) -> [Int] {
  [
    a % 3, a & 1, a | 2, a ^ 3, ~a, a << 1, a >> 1, a &+ 1, a.magnitude > 3 ? 1 : 0,
    Int(clamping: 3), Int(exactly: 3.0) ?? 0, a.signum(),
    a.quotientAndRemainder(dividingBy: 2).quotient, Int("12") ?? 0, Int("ff", radix: 16) ?? 0,
    a.leadingZeroBitCount, [1, 2].randomElement() ?? 0, a.isMultiple(of: 2) ? 1 : 0,
    Int(pow(2.0, 3.0)), gcd26(a, 2),
  ] + [3, 1].shuffled()
}
func gcd26(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd26(b, a % b) }
struct RNG26: RandomNumberGenerator {
  var s: UInt64
  mutating func next() -> UInt64 {
    s = s &* 6_364_136_223_846_793_005 &+ 1
    return s
  }
}
