import LibraryContract
@_spi(Driving) import UIKit
import XCTest

/// How the loans are grouped by branch.
@MainActor final class BranchesTests: XCTestCase {
  /// Each branch has a section with its name, in the order of the names, and overdue loans stay on top.
  func testGroupsByBranch() throws {
    let world = LibraryWorld(for: self)
    let names = [world.values.name(), world.values.name()].sorted()
    let late = world.loan(inDays: -1, branch: names[1])
    let here = [0, 1].map { world.loan(inDays: $0, branch: names[0]) }
    let there = world.loan(inDays: 0, branch: names[1])
    let stage = try LibraryStage.lending(for: self) { _ in
      world.member(loans: world.values.shuffled(here + [there, late]))
    }
    try Role.screen.should(
      "show a section for each branch below the overdue loans",
      expected: [
        "[\(Wording.overdue)]", "\(late.title), 1 day late", "[\(names[0])]",
        "\(here[0].title), Due today", "\(here[1].title), Due tomorrow", "[\(names[1])]",
        "\(there.title), Due today",
      ]
    ) { stage.list }
  }

  /// A tap renews the loan that was tapped, in whichever section it is.
  func testRenewsInAnySection() throws {
    let world = LibraryWorld(for: self)
    let names = [world.values.name(), world.values.name()].sorted()
    let loans = [3, 1, 2].map { world.loan(inDays: $0, branch: $0 == 2 ? names[1] : names[0]) }
    let stage = try LibraryStage.lending(for: self) { _ in world.member(loans: loans) }
    try Role.screen.should(
      "name the branches", expected: names.map { "[\($0)]" }
    ) { stage.list.filter { $0.hasPrefix("[") } }
    for loan in loans {
      try stage.driver.tap(loan.title)
      try Role.screen.should("renew the loan that was tapped", expected: [loan.id]) {
        stage.world.account.renewals.open
      }
      stage.world.account.renewals.answer(.success(world.member(loans: loans)))
      stage.driver.settle()
    }
  }
}
