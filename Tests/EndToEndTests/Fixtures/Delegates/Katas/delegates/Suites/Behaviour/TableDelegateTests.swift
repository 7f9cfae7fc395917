@_spi(Driving) import UIKit
import XCTest

/// What a table asks and tells.
@MainActor final class TableDelegateTests: XCTestCase {
  private func table() -> (UITableView, TableDiary, ScreenDriver) {
    let (table, diary) = (UITableView(), TableDiary())
    table.dataSource = diary
    table.delegate = diary
    return (table, diary, .showing(table, named: "table"))
  }

  /// Rows are indented before they are displayed, and headers are displayed and leave.
  func testTellsOfRowsAndHeadersThatComeAndGo() {
    let (table, diary, driver) = table()
    XCTAssertEqual(
      diary.read(), ["indent 0", "display 0", "indent 1", "display 1", "header comes"])
    XCTAssertEqual(diary.estimated, [0, 1])
    XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.indentationLevel, 2)
    table.reloadData()
    driver.settle()
    XCTAssertTrue(diary.read().contains("header goes"))
  }

  /// A tap highlights, selects and then performs the primary action.
  func testPerformsThePrimaryActionAfterTheSelection() throws {
    let (_, diary, driver) = table()
    _ = diary.read()
    try driver.tap("A")
    XCTAssertEqual(diary.read(), ["select 0", "may act 0", "act 0"])
  }

  /// A row's detail button is its own, by a tap or by the driver.
  func testTellsOfTheButtonOfARow() throws {
    let (table, diary, driver) = table()
    table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType = .detailButton
    _ = diary.read()
    try driver.tapAccessory(of: "B")
    try driver.tap("More Info")
    XCTAssertEqual(diary.read(), ["accessory 1", "accessory 1"])
  }

  /// The older row actions are offered, and editing begins and ends around them.
  func testOffersRowActions() throws {
    let (_, diary, driver) = table()
    _ = diary.read()
    XCTAssertEqual(try driver.swipeActions(on: "A"), ["Pin"])
    try driver.swipe("A", choosing: "Pin")
    XCTAssertEqual(diary.read(), ["edit 0", "pin 0", "edited 0"])
  }

  /// While editing, rows are asked for their indentation, and the delegate may turn a move aside.
  func testAsksWhereARowMayGo() throws {
    let (table, diary, driver) = table()
    table.setEditing(true, animated: false)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    XCTAssertEqual(cell?.shouldIndentWhileEditing, false)
    _ = diary.read()
    try driver.drag("A", to: "B")
    XCTAssertEqual(diary.read(), ["target 1", "move 0 to 0"])
  }

  /// A title of the index leads to the section that the data source names.
  func testGoesToTheSectionOfATitle() throws {
    let (_, diary, driver) = table()
    _ = diary.read()
    try driver.chooseIndexTitle("Z", in: "table")
    XCTAssertEqual(diary.read(), ["section of Z 1"])
    XCTAssertThrowsError(try driver.chooseIndexTitle("X", in: "table"))
  }

  /// A long press offers a menu.
  func testOffersAMenu() throws {
    let (_, diary, driver) = table()
    _ = diary.read()
    XCTAssertEqual(try driver.menu(on: "A"), ["Share", "Copy"])
    try driver.chooseFromMenu("Copy", on: "A")
    XCTAssertEqual(diary.read(), ["copy 0"])
  }
}

@MainActor private final class TableDiary: Diary, UITableViewDataSource, UITableViewDelegate {
  /// The rows whose heights were to be estimated, which may be often.
  private(set) var estimated: Set<Int> = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = ["A", "B"][indexPath.row]
    return cell
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "Z"] }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    note("section of \(title) \(index)")
    return 0
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    note("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note("display \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    note("indent \(indexPath.row)")
    return indexPath.row * 2
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    estimated.insert(indexPath.row)
    return 60
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UITableViewHeaderFooterView()
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    note("header comes")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    note("header goes")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("select \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    note("may act \(indexPath.row)")
    return true
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    note("act \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    note("accessory \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    [UITableViewRowAction(style: .normal, title: "Pin") { [unowned self] in note("pin \($1.row)") }]
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("edit \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("edited \(indexPath.map { "\($0.row)" } ?? "nothing")")
  }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { false }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    note("target \(proposedDestinationIndexPath.row)")
    return sourceIndexPath
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration { _ in
      UIMenu(children: [
        UIMenu(children: [UIAction(title: "Share") { _ in }]),
        UIAction(title: "Copy") { [unowned self] _ in note("copy \(indexPath.row)") },
      ])
    }
  }
}
