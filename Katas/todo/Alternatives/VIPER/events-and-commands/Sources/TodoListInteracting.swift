/// Carries out what the list is asked for.
protocol TodoListInteracting: AnyObject {
  func perform(_ command: ListCommand)
}

/// What the list is asked for.
enum ListCommand {
  case open, reload
}
