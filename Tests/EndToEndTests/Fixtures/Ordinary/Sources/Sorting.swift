import Foundation

struct Contact11: Comparable, Hashable {
  var name: String
  var age: Int
  static func < (a: Self, b: Self) -> Bool { (a.name, a.age) < (b.name, b.age) }
}
func sort11(_ c: [Contact11]) -> [[Contact11]] {
  [
    c.sorted(), c.sorted(by: >), c.sorted { $0.age < $1.age },
    c.sorted(using: KeyPathComparator(\.age, order: .reverse)),
    c.sorted(using: [SortDescriptor(\.name), SortDescriptor(\.age)]),
  ]
}
func group11(_ c: [Contact11]) -> [(key: String, value: [Contact11])] {
  Dictionary(grouping: c) { String($0.name.prefix(1)).uppercased() }.sorted {
    $0.key.localizedCaseInsensitiveCompare($1.key) == .orderedAscending
  }
}
func sets11(_ a: Set<Int>, _ b: Set<Int>) -> [Int] {
  a.union(b).subtracting(a.intersection(b)).symmetricDifference([1]).sorted()
    + Array(IndexSet(integersIn: 1...3))
}
func diff11(_ a: [Int], _ b: [Int]) -> [Int]? {
  let d = b.difference(from: a)
  for c in d {
    switch c {
    case .insert(let o, _, _), .remove(let o, _, _): print(o)
    }
  }
  return a.applying(d)
}
func search11(_ a: [Int], _ x: Int) -> Int {
  var lo = 0
  var hi = a.count
  while lo < hi {
    let m = (lo + hi) / 2
    if a[m] < x { lo = m + 1 } else { hi = m }
  }
  return lo
}
