/// What the presenter tells its view.
protocol BookViewing: AnyObject {
  func render(_ page: BookPage)
}

/// All that the book's screen shows.
struct BookPage: Equatable {
  var title: String?
  var author: String?
  var availability: String?
  var notice: String?
  var action: String?
  var isActionEnabled = false
  var message: String?
  var isLoading = false
  var canRefresh = true
}
