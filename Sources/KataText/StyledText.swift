/// Text with a style for each part of it; escape sequences appear only when it is rendered.
///
/// A no-break space keeps two words on one line and is rendered as a space.
package struct StyledText: Hashable, Sendable {
  /// A part with one style.
  package struct Run: Hashable, Sendable {
    package fileprivate(set) var text: String
    package let style: Style
    /// Where a click leads, in terminals that know how.
    package let link: WebLink?
  }

  /// The parts in order: none is empty, and no two neighbours share both style and link.
  package private(set) var runs: [Run] = []

  package init(_ text: String = "", _ style: Style = .plain) {
    append(text, style)
  }

  package init(_ text: String, _ colour: Style.Colour) {
    append(text, Style(colour))
  }

  /// The text without its styles.
  package var plain: String { runs.map(\.text).joined() }

  package var isEmpty: Bool { runs.isEmpty }

  /// How many columns the text takes when nothing breaks it.
  package var widthInColumns: Int { DisplayWidth.of(plain) }

  package mutating func append(_ text: String, _ style: Style = .plain, link: WebLink? = nil) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.style == style, last.link == link {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, style: style, link: link))
    }
  }

  package static func += (left: inout StyledText, right: StyledText) {
    for run in right.runs { left.append(run.text, run.style, link: run.link) }
  }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum += right
    return sum
  }
}

extension StyledText: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Sequence<StyledText> {
  /// Puts the texts after one another with something between each two.
  package func joined(separator: StyledText = "") -> StyledText {
    var sum = StyledText()
    for (index, text) in enumerated() {
      if index > 0 { sum += separator }
      sum += text
    }
    return sum
  }
}
