/// The line that is being edited.
struct LineState: Hashable {
  let scalars: [Unicode.Scalar]
  /// How many scalars are before the cursor.
  let cursor: Int

  init(scalars: [Unicode.Scalar], cursor: Int) {
    self.scalars = scalars
    self.cursor = cursor
  }

  /// - Parameter cursor: An offset in the text's UTF-8.
  init(text: String, cursor: Int) {
    scalars = Array(text.unicodeScalars)
    let bytes = text.utf8
    let place = bytes.index(bytes.startIndex, offsetBy: min(cursor, bytes.count))
    self.cursor = text.unicodeScalars[..<place].count
  }

  /// A line with the cursor at its end.
  init(text: String) {
    scalars = Array(text.unicodeScalars)
    cursor = scalars.count
  }

  var text: String { Self.text(scalars[...]) }

  var beforeCursor: String { Self.text(scalars[..<cursor]) }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
