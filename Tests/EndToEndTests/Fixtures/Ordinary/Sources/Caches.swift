import Foundation

final class Img38: NSObject {
  let n: Int
  init(n: Int) { self.n = n }
  nonisolated override var description: String { "Img" }
  nonisolated override func isEqual(_ o: Any?) -> Bool { o is Img38 }
  nonisolated override var hash: Int { 1 }
}
final class Cache38 {
  let c = NSCache<NSNumber, Img38>()
  func get(_ k: Int) -> Img38 {
    if let i = c.object(forKey: NSNumber(value: k)) { return i }
    let i = Img38(n: k)
    c.setObject(i, forKey: NSNumber(value: k), cost: 1)
    c.countLimit = 3
    return i
  }
}
