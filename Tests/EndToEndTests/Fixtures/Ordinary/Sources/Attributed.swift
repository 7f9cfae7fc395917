import Foundation

func attr28() -> NSAttributedString {
  let m = NSMutableAttributedString(string: "Hello", attributes: [.init("k"): 1])
  m.append(NSAttributedString(string: " you"))
  m.addAttribute(.init("x"), value: 2, range: NSRange(location: 0, length: 2))
  return m
}
func attr28b() -> AttributedString {
  var a = AttributedString("Hi there")
  if let r = a.range(of: "there") { a[r].link = URL(string: "https://example.com") }
  a.append(AttributedString("!"))
  return a
}
