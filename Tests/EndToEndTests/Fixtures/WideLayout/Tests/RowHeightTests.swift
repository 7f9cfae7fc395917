import UIKit
import XCTest

@testable import App

/// Heights of rows and headers that follow from what is pinned in them.
@MainActor final class RowHeightTests: XCTestCase {
  private let line = UIFont.systemFont(ofSize: 17).lineHeight
  private let header = UIFont.systemFont(ofSize: 30).lineHeight + 10
  /// The width of the screen holds 44 letters of this font, the row's margins taken off 40.
  private let twoLines = String(repeating: "x", count: 70)

  private func cell(_ row: Int, of list: NoteList) throws -> NoteCell {
    try XCTUnwrap(list.table.cellForRow(at: IndexPath(row: row, section: 0)) as? NoteCell)
  }

  private func height(ofLines count: CGFloat) -> CGFloat { (count + 1) * line + 24 }

  func testFollowsFromTheTexts() throws {
    let list = NoteList("short", twoLines)
    _ = ShownScreen(list)
    let (first, second) = (try cell(0, of: list), try cell(1, of: list))
    XCTAssertEqual(first.frame.height, height(ofLines: 1))
    XCTAssertEqual(second.frame.height, height(ofLines: 2))
    XCTAssertEqual(second.frame.minY, first.frame.maxY)
    XCTAssertEqual(second.body.frame.height, 2 * line)
    XCTAssertEqual(second.contentView.bounds, second.bounds)
    XCTAssertEqual(list.table.contentSize.height, header + second.frame.maxY - first.frame.minY)
  }

  func testGivesHeadersTheHeightOfTheirText() throws {
    let list = NoteList("short")
    _ = ShownScreen(list)
    XCTAssertEqual(list.table.headerView(forSection: 0)?.frame.height, header)
    XCTAssertEqual(try cell(0, of: list).frame.minY, header)
  }

  func testIsFoundForTheLabelThatIsLookedAtFirst() throws {
    let list = NoteList(twoLines)
    _ = ShownScreen(list)
    XCTAssertEqual(try cell(0, of: list).body.frame.height, 2 * line)
  }

  func testIsFoundForTheSizeOfTheContent() {
    let list = NoteList("short")
    _ = ShownScreen(list)
    XCTAssertEqual(list.table.contentSize.height, header + height(ofLines: 1))
  }

  func testIsNotFoundBeforeSomebodyLooksAndOnlyOnce() throws {
    let list = NoteList("short", "short")
    let screen = ShownScreen(list)
    _ = screen.outline
    XCTAssertEqual(try cell(0, of: list).measurements, 0)
    _ = (try cell(1, of: list).frame, list.table.contentSize)
    _ = screen.outline
    XCTAssertEqual(try cell(0, of: list).frame.height, height(ofLines: 1))
    XCTAssertEqual(try cell(0, of: list).measurements, 1)
  }

  func testFollowsATextThatChanges() throws {
    let list = NoteList("short", "short")
    let screen = ShownScreen(list)
    XCTAssertEqual(try cell(1, of: list).frame.minY, header + height(ofLines: 1))
    try cell(0, of: list).body.text = twoLines
    _ = screen.outline
    XCTAssertEqual(try cell(1, of: list).frame.minY, header + height(ofLines: 2))
    try cell(0, of: list).title.font = .systemFont(ofSize: 30)
    _ = screen.outline
    XCTAssertEqual(try cell(1, of: list).frame.minY, header + height(ofLines: 2) - line + 36)
  }

  func testFollowsRowsThatComeAndGo() throws {
    let list = NoteList(twoLines, "short")
    let screen = ShownScreen(list)
    XCTAssertEqual(try cell(0, of: list).frame.height, height(ofLines: 2))
    list.bodies.removeFirst()
    list.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    list.bodies.append(twoLines)
    list.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    _ = screen.outline
    XCTAssertEqual(try cell(0, of: list).frame.minY, header)
    XCTAssertEqual(try cell(1, of: list).frame.height, height(ofLines: 2))
  }

  func testIsWhatTheDelegateSays() throws {
    let list = NoteList(twoLines)
    list.fixedHeight = 50
    _ = ShownScreen(list)
    XCTAssertEqual(try cell(0, of: list).frame.height, 50)
    XCTAssertEqual(try cell(0, of: list).contentView.frame.height, 50)
  }

  func testGivesRowsTheWidthOfTheTable() throws {
    let list = NoteList(twoLines)
    list.inset = 100
    _ = ShownScreen(list)
    let width = UIScreen.main.bounds.width - 200
    XCTAssertEqual(try cell(0, of: list).frame.width, width)
    XCTAssertEqual(try cell(0, of: list).contentView.frame.width, width)
    XCTAssertEqual(try cell(0, of: list).body.frame.width, width - 32)
    XCTAssertEqual(try cell(0, of: list).frame.height, height(ofLines: 4))
  }

  func testLeavesRoomForTheAccessory() throws {
    let list = NoteList("short")
    list.accessory = .disclosureIndicator
    _ = ShownScreen(list)
    let cell = try cell(0, of: list)
    XCTAssertEqual(cell.contentView.frame.width, cell.frame.width - 33)
    let toggle = UISwitch()
    cell.accessoryView = toggle
    toggle.sizeToFit()
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.contentView.frame.width, cell.frame.width - 51 - 15)
    XCTAssertEqual(toggle.frame.maxX, cell.frame.width - 15)
    XCTAssertEqual(toggle.center.y, cell.frame.height / 2)
  }

  func testInsetsGroups() throws {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: .insetGrouped)
    let list = NoteList("short")
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.dataSource = list
    table.layoutIfNeeded()
    let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    XCTAssertEqual(cell.frame, CGRect(x: 20, y: 0, width: 260, height: height(ofLines: 1)))
  }

  func testIsTheUsualOneWithoutConstraints() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: .plain)
    let source = OneCell(cell)
    table.dataSource = source
    table.layoutIfNeeded()
    XCTAssertEqual(cell.frame, CGRect(x: 0, y: 0, width: 300, height: 44))
  }
}

@MainActor private final class OneCell: NSObject, UITableViewDataSource {
  private let cell: UITableViewCell

  init(_ cell: UITableViewCell) { self.cell = cell }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell
  }
}
