struct Under25 {
  private var _value = 0
  private let _storage: [Int] = []
  var value: Int {
    get { _value }
    set { _value = newValue }
  }
  func _private() {}
  private func _helper(_ x: Int) -> Int { x }
  func run() {
    _private()
    _ = _helper(1)
    for _ in 0..<1 {}
    let _ = _storage
  }
}
