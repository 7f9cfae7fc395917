import Foundation

struct Bytes34 {
  func sum(_ d: Data) -> Int { d.reduce(0) { $0 + Int($1) } }
  func slice(_ d: Data) -> [UInt8] {
    Array(d.prefix(4)) + [UInt8](d[d.startIndex..<d.index(d.startIndex, offsetBy: min(2, d.count))])
      + d.dropFirst(2)
  }
  func build() -> Data {
    var d = Data()
    d.append(contentsOf: [1, 2, 3])
    d.append(4)
    d.insert(0, at: 0)
    d.replaceSubrange(0..<1, with: [9])
    d.removeFirst()
    return d + Data(repeating: 0, count: 2)
  }
  func uuid() -> String { UUID().uuidString + (UUID(uuidString: "x")?.uuidString ?? "") }
  func range(_ d: Data) -> Range<Data.Index>? { d.range(of: Data([1])) }
  func num(_ d: Data) -> UInt32 { d.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
}
