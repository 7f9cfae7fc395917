extension Move {
  static let all: [Move] =
    neutral + homes + splits + forwarding + detours + padding + ceremony + greeting + spelling
}
