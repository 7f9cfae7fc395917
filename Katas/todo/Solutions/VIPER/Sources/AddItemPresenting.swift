/// Hears what people do in the form.
protocol AddItemPresenting: AnyObject {
  func viewIsReady()
  func didTapEarlier()
  func didTapLater()
  func didTapSave(title: String)
  func didTapCancel()
}
