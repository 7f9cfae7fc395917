/// A book of the library, as its catalogue has it.
nonisolated public struct Book: Equatable, Sendable {
  /// The number under which the library knows the book.
  public var id: Int
  /// What it is called.
  public var title: String
  /// Who has written it.
  public var author: String
  /// How many copies are on the shelf.
  public var copies: Int
  /// How many people wait for a copy.
  public var waiting: Int

  /// Makes a book from all parts.
  public init(id: Int, title: String, author: String, copies: Int, waiting: Int) {
    self.id = id
    self.title = title
    self.author = author
    self.copies = copies
    self.waiting = waiting
  }
}
