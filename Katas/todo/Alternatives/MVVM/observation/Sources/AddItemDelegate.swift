/// Hears from the form, whoever opened it.
protocol AddItemDelegate: AnyObject {
  func formDidAddItem()
}
