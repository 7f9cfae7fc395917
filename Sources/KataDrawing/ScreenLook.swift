import KataCore
package import KataText

/// How a screen is drawn: the marks, the language of what is ours, and what has the focus.
package struct ScreenLook: Sendable {
  package let look: Look
  package let words: ScreenWords
  /// The number of what the next key is for; nil when nothing has the focus.
  package let focus: Int?

  package init(look: Look, words: ScreenWords, focus: Int? = nil) {
    self.look = look
    self.words = words
    self.focus = focus
  }

  var isASCII: Bool { look.marks != .unicode }

  /// The corners and lines of a box: top left, top right, bottom left, bottom right, across, down, left and right joint.
  var box: [String] {
    isASCII
      ? ["+", "+", "+", "+", "-", "|", "+", "+"] : ["╭", "╮", "╰", "╯", "─", "│", "├", "┤"]
  }

  /// A text of the learner's, safe for the terminal and on one line.
  func line(_ text: String?) -> String { Sanitiser.line(text ?? "", marks: look.marks) }
}
