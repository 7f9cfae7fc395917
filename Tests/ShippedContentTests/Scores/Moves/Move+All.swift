extension Move {
  static let all: [Move] = neutral + homes + splits + forwarding + padding + greeting
}
