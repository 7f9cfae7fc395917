extension Move {
  static let all: [Move] =
    neutral + boxes + homes + splits + forwarding + detours + padding + ceremony + greeting
    + spelling
}
