import Foundation

struct Text12 {
  func all(_ t: String) -> [String] {
    [
      t.trimmingCharacters(in: .whitespacesAndNewlines), t.capitalized, t.lowercased(),
      t.uppercased(),
      t.replacingOccurrences(
        of: "a", with: "b", options: [.caseInsensitive, .diacriticInsensitive]),
      t.padding(toLength: 10, withPad: " ", startingAt: 0), String(t.reversed()),
      t.folding(options: .diacriticInsensitive, locale: .current),
      t.components(separatedBy: ",").joined(separator: "; "),
      t.precomposedStringWithCanonicalMapping,
      t.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "",
      t.removingPercentEncoding ?? "", String(repeating: "=", count: 3),
    ]
  }
  func format(_ n: Int, _ d: Double, _ s: String) -> String {
    String(format: "%03d %.2f %@ %5.1f%% %x %c", n, d, s, d, n, 65)
      + String(format: "%@ and %@", s, s) + String(format: "%ld", n)
  }
  func localized(_ n: Int) -> String {
    String.localizedStringWithFormat(NSLocalizedString("%d items", comment: "count"), n)
  }
  func ranges(_ t: String) -> Bool {
    t.range(of: "x", options: .regularExpression) != nil && t.contains("y") && t.hasPrefix("z")
      && t.localizedStandardContains("q") && t.caseInsensitiveCompare("Q") == .orderedSame
      && t.compare("a", options: .numeric) == .orderedDescending
  }
  func scan(_ t: String) -> (Int?, String?) {
    let s = Scanner(string: t)
    s.charactersToBeSkipped = .whitespaces
    return (s.scanInt(), s.scanUpToString(","))
  }
  func enumerate(_ t: String) {
    t.enumerateLines { line, stop in
      print(line)
      stop = true
    }
    t.unicodeScalars.forEach { print($0.value, $0.properties.name ?? "") }
    for (i, c) in t.enumerated() where c.isLetter && !c.isWhitespace {
      print(i, c.asciiValue ?? 0, c.isUppercase)
    }
  }
  func data(_ t: String) -> String {
    let d = Data(t.utf8)
    return d.base64EncodedString()
      + (Data(base64Encoded: "aGk=").flatMap { String(data: $0, encoding: .utf8) } ?? "")
      + d.map { String(format: "%02x", $0) }.joined()
      + (String(bytes: [65, 66], encoding: .ascii) ?? "")
  }
  func index(_ t: String) -> Substring {
    let i = t.index(t.startIndex, offsetBy: 2, limitedBy: t.endIndex) ?? t.endIndex
    return t[..<i]
  }
  let multi = """
    "quoted" \t tab \u{1F600} \
    joined
    """
  let raw = ##"a "# b \(not) \##(1)"##
}
