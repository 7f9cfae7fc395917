import Foundation

struct Parse06 {
  let mail = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/.ignoresCase()
  let phone = #/(?<area>\d{3})-(?<number>\d{4})/#
  let wide = #/
    # a comment
    (\d+) \s* (items?)
  /#
  func isMail(_ t: String) -> Bool { t.wholeMatch(of: mail) != nil }
  func area(_ t: String) -> Substring? { t.firstMatch(of: phone)?.area }
  func swap(_ t: String) -> String { t.replacing(/(\w+) (\w+)/) { "\($0.2) \($0.1)" } }
  func words(_ t: String) -> [String] { t.split(separator: /\s+/).map(String.init) }
  func count(_ t: String) -> Int { t.matches(of: /a|e|i/).count + t.ranges(of: /x/).count }
  func ratio(_ a: Double, _ b: Double) -> Double { a / b / 2 }
  func old(_ t: String) -> String {
    let r = try! NSRegularExpression(pattern: "(a)(b)?", options: [.caseInsensitive])
    let m = r.matches(in: t, range: NSRange(t.startIndex..., in: t))
    return m.compactMap { Range($0.range(at: 1), in: t).map { String(t[$0]) } }.joined()
      + r.stringByReplacingMatches(
        in: t, range: NSRange(location: 0, length: t.utf16.count), withTemplate: "$1")
  }
}
