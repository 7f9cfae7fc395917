/// How a count reads.
struct CountWording {
  let count: Int

  var text: String {
    if count == 0 { return "Not counted yet" }
    return count == 1 ? "Counted once" : "Counted \(count) times"
  }
}
