/// One section of the list, ready to be shown.
struct TodoListSection {
  var header: String
  var rows: [Row]

  struct Row {
    var title: String
    /// Nil where the header says it all.
    var detail: String?
  }
}
