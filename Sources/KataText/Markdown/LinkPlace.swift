/// Where a link leads.
enum LinkPlace: Hashable {
  case web(WebLink)
  /// Within the course: another lesson, a kata, a heading.
  case here
  /// Anywhere else, such as a mail address; said, never made clickable.
  case elsewhere

  init(_ destination: String) {
    if let link = WebLink(destination) {
      self = .web(link)
    } else {
      self = Self.hasScheme(destination) ? .elsewhere : .here
    }
  }

  /// Says whether the text of a link already is its destination.
  func isSaid(by text: String, _ destination: String) -> Bool {
    text == destination || "mailto:" + text == destination
  }

  private static func hasScheme(_ destination: String) -> Bool {
    guard let colon = destination.firstIndex(of: ":") else { return false }
    let scheme = destination[..<colon]
    return scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isLetter || $0.isNumber || "+.-".contains($0) }
  }
}
