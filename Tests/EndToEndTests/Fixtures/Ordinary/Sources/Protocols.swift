protocol Greeter31 {
  var name: String { get }
  func hi() -> String
  init(name: String)
  static var all: [Self] { get }
}
extension Greeter31 {
  func hi() -> String { "Hi \(name)" }
  static var all: [Self] { ["a", "b"].map(Self.init) }
}
struct G31: Greeter31 { var name: String }
class Base31 {
  required init() {}
  class func make() -> Self { Self() }
  func f() -> String { "base" }
  final let k = 1
  fileprivate(set) var q = 0
  convenience init(q: Int) {
    self.init()
    self.q = q
  }
  static let shared = Base31()
}
final class Sub31: Base31 {
  override func f() -> String { super.f() + "sub" }
  override class func make() -> Self { super.make() }
}
