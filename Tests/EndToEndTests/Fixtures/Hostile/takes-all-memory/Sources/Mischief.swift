struct Mischief {
  func happen() {
    var blocks: [[Int]] = []
    while true { blocks.append(Array(repeating: blocks.count, count: 1 << 20)) }
  }
}
