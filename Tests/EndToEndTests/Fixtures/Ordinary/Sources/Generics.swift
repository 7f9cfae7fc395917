import Foundation

protocol Repo10<Item> {
  associatedtype Item: Identifiable
  func all() -> [Item]
}
struct Memory10<Item: Identifiable>: Repo10 {
  var items: [Item]
  func all() -> [Item] { items }
}
func first10(_ r: any Repo10<User10>) -> User10? { r.all().first }
func some10() -> some Repo10<User10> { Memory10(items: [User10(id: 1)]) }
struct User10: Identifiable, Hashable { let id: Int }
struct Pair10<each T> {
  var v: (repeat each T)
  init(_ v: repeat each T) { self.v = (repeat each v) }
}
func each10<each T: CustomStringConvertible>(_ t: repeat each T) -> [String] {
  var r: [String] = []
  for x in repeat each t { r.append(x.description) }
  return r
}
extension Sequence where Element: Hashable {
  func unique10() -> [Element] {
    var s = Set<Element>()
    return filter { s.insert($0).inserted }
  }
}
extension Collection {
  subscript(safe10 i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
}
extension Dictionary where Key == String { func merged10(_ o: Self) -> Self { merging(o) { $1 } } }
