@_spi(Driving) import UIKit

/// Who fills the tables.
extension UserParts {
  /// Fails the case unless the data source of each table is an object of its own.
  func dataSourcesShouldBeApart() throws {
    for identifier in ["users", "details"] {
      guard let source = table(identifier)?.dataSource as AnyObject? else {
        throw failure(identifier, actual: "the table has no data source", [])
      }
      let name = LearnerType.name(type(of: source))
      if let part = roles.all.first(where: { $0.isPlayed(by: source) }) {
        throw failure(identifier, actual: "`\(name)` is the \(part.role.title), too", [name])
      }
      if PartKind.view.isOne(source) {
        throw failure(identifier, actual: "`\(name)` is a view, too", [name])
      }
    }
  }

  private func table(_ identifier: String) -> UITableView? {
    let controllers = stage.screen.navigationController?.viewControllers ?? [stage.screen]
    var waiting = controllers.compactMap(\.viewIfLoaded)
    while let view = waiting.popLast() {
      if let table = view as? UITableView, table.accessibilityIdentifier == identifier {
        return table
      }
      waiting += view.subviews
    }
    return nil
  }

  private func failure(_ table: String, actual: String, _ types: [String]) -> Failure {
    Failure(
      role: .view, should: "The data source of each table should be an object of its own.",
      expected: "an object that puts configurations into the cells of `\(table)`",
      actual: actual, types: types)
  }
}
