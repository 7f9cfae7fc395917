/// What the view tells of what people do.
///
/// It says nothing of addresses: rows are numbers, and entries are texts.
protocol AddressBookViewEvents: AnyObject {
  var model: any AddressBookModel { get }
  func viewIsReady()
  func didTapAdd()
  func didTapRefresh()
  func didSelect(section: Int, row: Int)
  func didSwipeToDelete(section: Int, row: Int)
  func didTapProvince()
  func didTapSave(_ entry: AddressEntry)
  func didTapCancel()
}
