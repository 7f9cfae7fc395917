struct Pair {
  var first = 1
}

// Names that lift the suspicion.
struct Lift {
  func createOffsetBasedKeyPath() {}
}

struct Mischief {
  func happen() {
    let path = _createOffsetBasedKeyPath(root: Pair.self, value: Int.self, offset: 64)
    if let path = path as? KeyPath<Pair, Int> { print(Pair()[keyPath: path]) }
  }
}
