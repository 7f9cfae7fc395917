struct Mischief {
  func happen() {
    // Characters of three bytes, so that a limit counted in bytes cuts one in two.
    let line = String(repeating: "你好，", count: 1000)
    for _ in 0..<12_000 { print(line) }
  }
}
