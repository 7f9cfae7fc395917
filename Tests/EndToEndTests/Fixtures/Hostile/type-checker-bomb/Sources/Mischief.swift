// swift-format-ignore-file
struct Mischief {
  func happen(a: Int, b: Double, c: String) {
    let sum = [a + 1 + b * 2, (a - 3) / 4 + b + 1.5, -a + b * -2, 3 - (a + b) * (b - a) / 3 + a * 2.5 - b]
    print(sum, c)
  }

  func happen() {}
}
