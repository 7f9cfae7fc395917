/// A book on the shelf.
nonisolated public struct Book: Equatable, Sendable {
  /// The title, by which it is listed.
  public var title: String
  /// Who wrote it.
  public var author: String

  /// Makes a book from its parts.
  public init(title: String, author: String) {
    self.title = title
    self.author = author
  }
}
