struct Token44: ~Copyable {
  let n: Int
  consuming func use() -> Int { n }
  borrowing func peek() -> Int { n }
  deinit { print("gone") }
}
func tok44() -> Int {
  let t = Token44(n: 1)
  _ = t.peek()
  return t.use()
}
