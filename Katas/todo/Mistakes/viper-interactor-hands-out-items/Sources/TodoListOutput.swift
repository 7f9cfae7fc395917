import TodoContract

/// Hears what the list's interactor has found out.
protocol TodoListOutput: AnyObject {
  func didFind(_ items: [TodoItem])
  func didFailToFind()
}
