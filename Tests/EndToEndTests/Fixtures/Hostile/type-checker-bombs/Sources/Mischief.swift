// swift-format-ignore-file
struct Mischief {
  func happen(a: Int, b: Double) {
    let sum0 = [a + 1 + b * 2, (a - 3) / 4 + b + 1.5, -a + b * -2, 3 - (a + b) * (b - a) / 3 + a * 2.5 - b]
    let sum1 = [a + 1 + b * 2, (a - 3) / 4 + b + 1.5, -a + b * -2, 3 - (a + b) * (b - a) / 3 + a * 2.5 - b]
    let sum2 = [a + 1 + b * 2, (a - 3) / 4 + b + 1.5, -a + b * -2, 3 - (a + b) * (b - a) / 3 + a * 2.5 - b]
    let sum3 = [a + 1 + b * 2, (a - 3) / 4 + b + 1.5, -a + b * -2, 3 - (a + b) * (b - a) / 3 + a * 2.5 - b]
    let sum4 = [a + 1 + b * 2, (a - 3) / 4 + b + 1.5, -a + b * -2, 3 - (a + b) * (b - a) / 3 + a * 2.5 - b]
    let sum5 = [a + 1 + b * 2, (a - 3) / 4 + b + 1.5, -a + b * -2, 3 - (a + b) * (b - a) / 3 + a * 2.5 - b]
    let sum6 = [a + 1 + b * 2, (a - 3) / 4 + b + 1.5, -a + b * -2, 3 - (a + b) * (b - a) / 3 + a * 2.5 - b]
    let sum7 = [a + 1 + b * 2, (a - 3) / 4 + b + 1.5, -a + b * -2, 3 - (a + b) * (b - a) / 3 + a * 2.5 - b]
    let sum8 = [a + 1 + b * 2, (a - 3) / 4 + b + 1.5, -a + b * -2, 3 - (a + b) * (b - a) / 3 + a * 2.5 - b]
    let sum9 = [a + 1 + b * 2, (a - 3) / 4 + b + 1.5, -a + b * -2, 3 - (a + b) * (b - a) / 3 + a * 2.5 - b]
    let sum10 = [a + 1 + b * 2, (a - 3) / 4 + b + 1.5, -a + b * -2, 3 - (a + b) * (b - a) / 3 + a * 2.5 - b]
    let sum11 = [a + 1 + b * 2, (a - 3) / 4 + b + 1.5, -a + b * -2, 3 - (a + b) * (b - a) / 3 + a * 2.5 - b]
  }

  func happen() {}
}
