struct Größe42 {
  let π = Double.pi
  let 名字 = "名"
  let 👍 = true
  func añadir(_ ñ: Int) -> Int { ñ }
  let café = 1
}
