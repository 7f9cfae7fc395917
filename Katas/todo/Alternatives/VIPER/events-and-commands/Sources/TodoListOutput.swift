/// Hears what the list's interactor has found out.
protocol TodoListOutput: AnyObject {
  func handle(_ news: ListNews)
}

/// What the list's interactor has found out.
enum ListNews {
  case loading
  case found([UpcomingFact])
  case failed
}
