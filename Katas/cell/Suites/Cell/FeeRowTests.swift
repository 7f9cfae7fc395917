import CellContract
@_spi(Driving) import UIKit
import XCTest

/// A row alone, and the content that it is handed.
@MainActor final class FeeRowTests: XCTestCase {
  /// The content of a fee is ready to be shown: the amount in euros, and the note.
  func testContentIsReadyToBeShown() throws {
    let solution = try solution(as: (any FeeRows.Type).self)
    for fee in FeeWorld(for: self).fees() {
      let (content, expected) = (solution.makeContent(of: fee), FeeWorld.content(of: fee))
      try should("have the reason as its title", expected.title, content.title)
      try should("have the amount in euros", expected.amount, content.amount)
      try should("say whether the fee is paid or high", expected.note, content.note)
    }
  }

  private func should(_ what: String, _ expected: String, _ actual: String) throws {
    try Role.content.should(what, on: "makeContent(of:)", expected: expected) { actual }
  }

  /// A row shows the texts it is handed, word for word, whatever they say.
  func testRowShowsWhatItIsHanded() throws {
    let solution = try solution(as: (any FeeRows.Type).self)
    let values = seededValues()
    let content = FeeRowContent(title: values.name(), amount: values.word(), note: values.word())
    let row = solution.makeRow(showing: content)
    try Role.row.should(
      "show title, amount and note as they are", on: "makeRow(showing:)", expected: content.texts
    ) { row.texts }
  }

  /// No row stores a fee: the screen knows the model, its rows know texts.
  func testRowKeepsNoFee() throws {
    let solution = try solution(as: (any FeeRows.Type).self)
    let screen = solution.makeScreen(fees: FeeWorld(for: self).fees())
    screen.loadViewIfNeeded()
    let graph = try ObjectGraph(from: screen)
    let rows = graph.objects.filter { $0 is UIView }
    try Role.row.shouldKeepNone(
      in: graph.reach(from: rows) { $0 is UIViewController }, of: graph,
      name: [ModelKind.fee].name(of:))
  }

  /// The row decides nothing: it formats no amount and chooses no note.
  ///
  /// What a row computes before it shows a text is seen in its source alone: `kata.json` lists the names that it does
  /// without. Here the rows need no more than their content.
  func testRowDecidesNothing() throws {
    let solution = try solution(as: (any FeeRows.Type).self)
    let world = FeeWorld(for: self)
    for fee in world.fees() {
      let content = solution.makeContent(of: fee)
      let row = solution.makeRow(showing: content)
      try Role.row.should(
        "show the content of a fee", on: "makeRow(showing:)", expected: content.texts
      ) { row.texts }
      try shouldLookAlike(row, solution.makeRow(showing: content.disguised(by: world.values)))
    }
  }

  /// What a text says decides neither whether it is seen nor how it looks.
  private func shouldLookAlike(_ row: UIView, _ other: UIView) throws {
    let pairs = zip(row.labels, other.labels)
    let odd = pairs.first { LabelLook($0) != LabelLook($1) }
    try Role.row.should(
      "look the same whatever its texts say", on: "makeRow(showing:)",
      actual: odd.map { "“\($0.text ?? "")” looks otherwise than “\($1.text ?? "")”" }
    ) { odd == nil }
  }

  /// The screen is made of the row that `makeRow(showing:)` makes.
  func testScreenIsMadeOfThatRow() throws {
    let solution = try solution(as: (any FeeRows.Type).self)
    let fees = FeeWorld(for: self).fees()
    let screen = solution.makeScreen(fees: fees)
    screen.loadViewIfNeeded()
    let row = solution.makeRow(showing: FeeWorld.content(of: fees[0]))
    let kind = ObjectIdentifier(type(of: row))
    let objects = try ObjectGraph(from: screen).objects
    try Role.screen.should(
      "have a `\(LearnerType.name(type(of: row)))` for every fee", expected: fees.count
    ) { objects.count { ObjectIdentifier(type(of: $0)) == kind } }
  }
}
