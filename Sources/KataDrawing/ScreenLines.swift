package import KataCore
package import KataText

/// A screen in words, one line a view, for screen readers and for use line by line.
package struct ScreenLines: Sendable {
  package let lines: [StyledText]

  /// Tells a screen in reading order.
  ///
  /// - Parameter numbersTargets: Whether what can be used has its number, from 1, in front.
  package init(_ picture: ScreenPicture, look: ScreenLook, numbersTargets: Bool) {
    var builder = Builder(look: look, numbersTargets: numbersTargets)
    let words = look.words
    let colon = Catalogue.current.text(": ")
    builder.add(words.screen + colon + look.line(picture.title), depth: 0)
    if let back = picture.back { builder.add(words.back + colon + look.line(back), depth: 1) }
    for node in picture.left + picture.right { builder.add(node) }
    if let content = picture.content { builder.add(content) }
    if let alert = picture.alert {
      let said = [alert.title, alert.message].compactMap(\.self).filter { !$0.isEmpty }
      let kind = alert.isSheet == true ? words.sheet : words.alert
      builder.add(kind + colon + said.map(look.line).joined(separator: ". "), depth: 0)
      for item in alert.items { builder.add(item) }
    }
    lines = builder.lines
  }

  private struct Builder {
    let look: ScreenLook
    let numbersTargets: Bool
    var lines: [StyledText] = []

    mutating func add(_ text: String, depth: Int) {
      lines.append(StyledText(String(repeating: "  ", count: depth) + text))
    }

    mutating func add(_ node: ScreenNode) {
      let renderer = ViewRenderers.renderer(for: node)
      if let words = renderer?.words(for: node, look) {
        let number = numbersTargets ? node.target.map { "\($0 + 1)  " } ?? "   " : ""
        add(number + words, depth: 1)
      }
      guard renderer == nil else { return }
      for child in node.children { add(child) }
    }
  }
}
