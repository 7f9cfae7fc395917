import BindingContract
@_spi(Driving) import UIKit

extension Role {
  static let viewModel = Role(title: "view model", seam: "TemperatureViewModel")
}

extension PartKind {
  static let viewModel = PartKind(
    .viewModel, declaredAs: (any TemperatureViewModel).self,
    isOne: { $0 is any TemperatureViewModel },
    isMade: { $0 is any TemperatureViewModel.Type })
}

extension Stage {
  /// What the two fields show, in one text.
  func fields() throws -> String {
    "\(try driver.text(of: "celsius")) and \(try driver.text(of: "fahrenheit"))"
  }
}

/// The formulas, rounded to whole degrees.
enum Degrees {
  static func fahrenheit(_ celsius: Double) -> String { "\(Int((celsius * 1.8 + 32).rounded()))" }
  static func celsius(_ fahrenheit: Double) -> String {
    "\(Int(((fahrenheit - 32) / 1.8).rounded()))"
  }
}
