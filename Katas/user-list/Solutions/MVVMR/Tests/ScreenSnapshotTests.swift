import Foundation
import UIKit
import UserListContract
import XCTest

@testable import App

/// Screens as somebody approved them.
///
/// What these notice does not count, because they load views.
@MainActor final class ScreenSnapshotTests: XCTestCase {
  func testListLooksAsApproved() {
    let services = ServicesFake()
    let screen = ShownScreen(builder(services).makeList())
    services.answer(users: [
      User(id: 1, firstName: "Nora", lastName: "Okafor", company: "Harbour Books")
    ])
    XCTAssertEqual(
      screen.outline,
      """
      screen "Users"
        UIBarButtonItem #about "About"
        UIBarButtonItem #reload "Refresh"
        UITableView #users
          UITableViewCell
            UILabel "Nora Okafor"
            UILabel "Harbour Books"

      """)
  }

  func testPageLooksAsApproved() throws {
    let services = ServicesFake()
    let address = try XCTUnwrap(URL(string: "https://kite.example/elif"))
    let screen = ShownScreen(builder(services).makePage(at: address))
    services.answer(page: "Kites")
    XCTAssertEqual(
      screen.outline,
      """
      screen "kite.example"
        UIBarButtonItem #done "Done"
        UILabel #address "https://kite.example/elif"
        UILabel #page "Kites"

      """)
  }

  private func builder(_ services: ServicesFake) -> ControllersBuilder {
    ControllersBuilder(
      services: UserListServices(
        users: services, pages: services, opener: OpenerDummy(), log: services))
  }

  private final class OpenerDummy: AddressOpener {
    func open(_ address: URL, completion: @escaping (Bool) -> Void) { completion(true) }
  }
}
