/// What may be used to show something: colour or none, and which marks.
package struct Look: Hashable, Sendable {
  package enum Marks: String, Sendable, CaseIterable {
    case unicode
    /// For a locale that is not UTF-8.
    case ascii
    /// Words in place of signs, and no drawing, for screen readers.
    case words
  }

  package let hasColour: Bool
  package let marks: Marks

  package init(hasColour: Bool, marks: Marks = .unicode) {
    self.hasColour = hasColour
    self.marks = marks
  }

  package var glyphs: Glyphs { Glyphs(marks) }
}
