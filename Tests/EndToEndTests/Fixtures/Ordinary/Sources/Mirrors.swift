struct Dump20 {
  func fields(_ v: Any) -> [String] {
    Mirror(reflecting: v).children.compactMap { c in c.label.map { "\($0)=\(c.value)" } }
  }
  func name(_ v: Any) -> String {
    "\(type(of: v)) \(String(describing: v)) \(String(reflecting: v))"
  }
  func out() {
    var s = ""
    dump([1], to: &s)
    print(s, terminator: "")
    debugPrint(s, separator: "")
  }
}
