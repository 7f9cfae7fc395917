@_spi(Driving) import UIKit

/// What is on screen.
extension LibraryStage {
  /// Headers in brackets, and rows, from the top down.
  var list: [String] { driver.tree?.content.map(Self.rows) ?? [] }

  /// The rows alone.
  var rows: [String] { list.filter { !$0.hasPrefix("[") } }

  /// A text; "" where nothing is to be seen.
  func shown(_ identifier: String) -> String {
    driver.isVisible(identifier) ? (try? driver.text(of: identifier)) ?? "" : ""
  }

  /// Fails the case unless the screen shows `text`; "" stands for none.
  func shouldShow(_ text: String, at identifier: String, _ what: String) throws {
    try Role.screen.should(what, expected: text) { shown(identifier) }
  }

  /// Fails the case unless something is visible, or is not.
  func shouldShow(_ isVisible: Bool, _ identifier: String, _ what: String) throws {
    try Role.screen.should(what, expected: isVisible) { driver.isVisible(identifier) }
  }

  /// Fails the case unless the list has these rows.
  func shouldList(_ rows: [String], _ what: String) throws {
    try Role.screen.should(what, expected: rows) { self.rows }
  }

  /// Fails the case unless the button below the book has this title and can be tapped, or cannot.
  func shouldOffer(_ title: String, isEnabled: Bool = true, _ what: String) throws {
    try shouldShow(title, at: "action", what)
    try Role.screen.should(what, expected: isEnabled ? "enabled" : "disabled") {
      try driver.isEnabled("action") ? "enabled" : "disabled"
    }
  }

  private static func rows(in node: ScreenNode) -> [String] {
    switch node.kind {
    case "UITableViewCell": [node.text ?? ""]
    case "UITableViewHeaderFooterView":
      node.children.flatMap(texts).filter { !$0.isEmpty }.map { "[\($0)]" }
    default: node.children.flatMap(rows)
    }
  }

  private static func texts(in node: ScreenNode) -> [String] {
    (node.text.map { [$0] } ?? []) + node.children.flatMap(texts)
  }
}
