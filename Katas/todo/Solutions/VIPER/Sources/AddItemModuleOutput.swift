/// Hears from the form, whoever opened it.
protocol AddItemModuleOutput: AnyObject {
  /// Reports that the store keeps a new item.
  func didAddItem()
}
