/// Hears what the list's interactor has found out.
protocol TodoListOutput: AnyObject {
  /// Reports what is coming up, by day.
  func didFind(_ upcoming: [UpcomingFact])
  func didFailToFind()
}
