import Foundation

func cmp60(_ a: [String]) -> [String] {
  var r = a.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
  r += a.sorted(by: { (x: String, y: String) -> Bool in
    x.compare(y, options: [.numeric, .caseInsensitive], locale: Locale(identifier: "en"))
      == .orderedAscending
  })
  return r
}
func NSOrderedSet60(_ a: [String]) -> [String] { a }
