/// Hears what people do in the list.
protocol TodoListPresenting: AnyObject {
  func viewIsReady()
  func didTapRetry()
  func didTapAdd()
}
