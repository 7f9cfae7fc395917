import SupervisingContract
@_spi(Driving) import UIKit
import XCTest

extension Role {
  static let presenter = Role(title: "presenter", seam: "FormPresenter")
  static let form = Role(title: "view", seam: "SupervisedView")
}

extension PartKind {
  static let presenter = PartKind(
    .presenter, declaredAs: (any FormPresenter).self, isOne: { $0 is any FormPresenter },
    isMade: { $0 is any FormPresenter.Type })
}

/// Remembers the warning that it was told to show last.
@MainActor final class FormViewSpy: SupervisedView {
  private(set) var warning: String?

  func showWarning(_ text: String) { warning = text }
}

/// What the screen says about a blank name.
enum Wording {
  static let warning = "Please enter a name"
  static let blankNames = ["", " ", "   "]
}
