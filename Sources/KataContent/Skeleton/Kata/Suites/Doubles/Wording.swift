/// How the screen words things, as the brief has it.
enum Wording {
  static func count(_ count: Int) -> String {
    switch count {
    case 0: "Not counted yet"
    case 1: "Counted once"
    default: "Counted \(count) times"
    }
  }
}
