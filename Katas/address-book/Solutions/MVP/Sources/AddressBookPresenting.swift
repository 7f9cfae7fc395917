/// Hears what people do on the screen.
protocol AddressBookPresenting: AnyObject {
  func viewIsReady()
  func didTapAdd()
  func didTapRefresh()
  func didSelect(section: Int, row: Int)
  func didSwipeToDelete(section: Int, row: Int)
  func didTapProvince()
  func didTapSave(_ entry: AddressEntry)
  func didTapCancel()
}
