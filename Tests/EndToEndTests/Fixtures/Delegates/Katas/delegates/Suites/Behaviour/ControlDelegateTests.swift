@_spi(Driving) import UIKit
import XCTest

/// What controls, gestures and the application ask and tell.
@MainActor final class ControlDelegateTests: XCTestCase {
  /// A picker shows views, or attributed titles, or plain ones.
  func testShowsRowsOfAPicker() throws {
    let (picker, diary) = (UIPickerView(), PickerDiary())
    picker.dataSource = diary
    picker.delegate = diary
    let driver = ScreenDriver.showing(picker, named: "picker")
    try driver.pick("attributed", in: "picker")
    let viewed = ViewPickerDiary()
    picker.delegate = viewed
    try driver.pick("view 1", in: "picker")
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 1)
    XCTAssertEqual(picker.rowSize(forComponent: 0), CGSize(width: 90, height: 32))
  }

  /// A search bar tells of its buttons, and a field asks before it is emptied.
  func testTellsOfButtons() throws {
    let (bar, diary) = (UISearchBar(), FieldDiary())
    bar.delegate = diary
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true
    let driver = ScreenDriver.showing(bar, named: "bar")
    try driver.tap("Bookmarks")
    try driver.tap("Results")
    XCTAssertEqual(diary.read(), ["bookmarks", "results"])
    let field = UITextField()
    field.text = "old"
    field.delegate = diary
    field.clearButtonMode = .always
    let form = ScreenDriver.showing(field, named: "field")
    try form.clear("field")
    XCTAssertEqual(field.text, "old")
    diary.mayClear = true
    try form.clear("field")
    XCTAssertEqual(field.text, "")
  }

  /// A link in a text is asked for and opened.
  func testOpensLinks() throws {
    let (view, diary) = (UITextView(), FieldDiary())
    let text = NSMutableAttributedString(string: "See the terms.")
    text.addAttribute(
      .link, value: try XCTUnwrap(URL(string: "https://example.org")),
      range: NSRange(location: 8, length: 5))
    view.attributedText = text
    view.delegate = diary
    let driver = ScreenDriver.showing(view, named: "text")
    let opened = UIApplication.shared.opened.count
    try driver.tapLink("terms", in: "text")
    XCTAssertEqual(diary.read(), ["link https://example.org"])
    XCTAssertEqual(UIApplication.shared.opened.count, opened + 1)
    XCTAssertThrowsError(try driver.tapLink("See", in: "text"))
  }

  /// Two recognisers see the same movement only where a delegate lets them.
  func testRecognisesTogetherWhereADelegateSaysSo() throws {
    let (outer, inner, diary) = (UIView(), UILabel(), GestureDiary())
    inner.text = "inner"
    inner.isUserInteractionEnabled = true
    outer.addSubview(inner)
    for view in [outer, inner] {
      let tap = UITapGestureRecognizer(target: diary, action: Selector(GestureDiary.tapped))
      tap.delegate = diary
      view.addGestureRecognizer(tap)
    }
    let driver = ScreenDriver.showing(outer, named: "outer")
    try driver.perform(UITapGestureRecognizer.self, on: "inner")
    XCTAssertEqual(diary.read(), ["tap"])
    diary.together = true
    try driver.perform(UITapGestureRecognizer.self, on: "inner")
    XCTAssertEqual(diary.read(), ["tap", "tap"])
  }

  /// The application's delegate, observers and screens learn of what the system does.
  func testTellsOfTheLifeCycle() {
    let (diary, screen) = (ApplicationDiary(), MemoryScreen())
    let driver = ScreenDriver(screen)
    UIApplication.shared.delegate = diary
    driver.enterBackground()
    XCTAssertEqual(UIApplication.shared.applicationState, .background)
    driver.enterForeground()
    driver.warnOfMemory()
    driver.announceEnd()
    XCTAssertEqual(
      diary.read(), ["resign", "background", "foreground", "active", "memory", "end"])
    XCTAssertEqual(screen.warnings, 1)
  }

  /// An interaction's menu is offered where it was added.
  func testOffersTheMenuOfAView() throws {
    let (label, diary) = (UILabel(), MenuDiary())
    label.text = "photo"
    label.isUserInteractionEnabled = true
    label.addInteraction(UIContextMenuInteraction(delegate: diary))
    let driver = ScreenDriver.showing(label, named: "label")
    try driver.chooseFromMenu("Delete", on: "label")
    XCTAssertEqual(diary.read(), ["delete"])
  }
}

@MainActor private final class PickerDiary: Diary, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "plain" }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { NSAttributedString(string: "attributed") }
}

@MainActor private final class ViewPickerDiary: Diary, UIPickerViewDelegate {
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = UILabel()
    label.text = "view \(row)"
    return label
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 90 }
}

@MainActor
private final class FieldDiary: Diary, UISearchBarDelegate, UITextFieldDelegate,
  UITextViewDelegate
{
  var mayClear = false

  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { note("bookmarks") }

  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { note("results") }

  func textFieldShouldClear(_ textField: UITextField) -> Bool { mayClear }

  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    note("link \(url)")
    return true
  }
}

@MainActor private final class GestureDiary: Diary, UIGestureRecognizerDelegate {
  var together = false

  func tapped() { note("tap") }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }
}

@MainActor private final class ApplicationDiary: Diary, UIApplicationDelegate {
  func applicationWillResignActive(_ application: UIApplication) { note("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { note("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { note("foreground") }
  func applicationDidBecomeActive(_ application: UIApplication) { note("active") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { note("memory") }
  func applicationWillTerminate(_ application: UIApplication) { note("end") }
}

private final class MemoryScreen: UIViewController {
  var warnings = 0

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnings += 1
  }
}

@MainActor private final class MenuDiary: Diary, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration { _ in
      UIMenu(children: [UIAction(title: "Delete") { [unowned self] _ in note("delete") }])
    }
  }
}
