/// What the book's screen shows.
struct BookState: Equatable {
  /// Nil until book and member are known.
  var content: BookContent?
  var message: String?
  var isLoading = false
}
