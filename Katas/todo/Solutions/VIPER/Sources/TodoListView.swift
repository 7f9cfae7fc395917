/// The passive view of the list: shows what it is told, word for word.
protocol TodoListView: AnyObject {
  func showSections(_ sections: [TodoListSection])
  /// Shows a text in place of the list; nil takes it back.
  func showEmpty(_ text: String?)
  func showLoading(_ isLoading: Bool)
  /// Shows a failure with Retry; nil takes it back.
  func showFailure(_ text: String?)
}
