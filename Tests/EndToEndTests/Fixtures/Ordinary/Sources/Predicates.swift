import Foundation

struct Item37 {
  var n: Int
  var s: String
}
func pred37(_ i: [Item37]) throws -> [Item37] {
  let p = #Predicate<Item37> { $0.n > 2 && $0.s.contains("a") }
  return try i.filter(p)
}
