func flow32(_ n: Int) -> Int {
  var t = 0
  defer { t = 0 }
  outer: for i in stride(from: 0, to: n, by: 2) {
    for j in (0...i).reversed() {
      if j == 3 { continue outer }
      if i > 50 { break outer }
      t += j
    }
  }
  var k = n
  repeat { k -= 1 } while k > 0
  while let x = [1].first, k < 3 { k += x }
  do {
    let z = 1
    t += z
  }
  guard t > 0 else { return -1 }
  if let a = Optional(1), case let b? = Optional(2), a < b { t += b }
  let s =
    switch t {
    case ..<0: "neg"
    case 0: "zero"
    case 1...9, 11: "few"
    case let x where x % 2 == 0: "even"
    default: "odd"
    }
  let q = if s == "odd" { 1 } else { 2 }
  return t + q
}
