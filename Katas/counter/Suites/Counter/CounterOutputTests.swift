import CounterContract
@_spi(Driving) import UIKit
import XCTest

/// What the interactor knows of the presenter.
@MainActor final class CounterOutputTests: XCTestCase {
  private let role = Role.interactor

  private func parts() throws -> CounterParts {
    try CounterParts(solution(as: (any CounterVIPER.Type).self))
  }

  /// The interactor keeps the presenter in a property that is declared by a protocol of your own.
  func testInteractorKnowsItsOutputByProtocol() throws {
    let parts = try parts()
    let paths = parts.outputs.map(\.path)
    if paths.contains(where: parts.isByProtocol) { return }
    throw Failure(
      role: role,
      should: "The interactor should keep its output in a property declared by a protocol.",
      expected: "weak var output: (any CounterInteractorOutput)?",
      actual: paths.first.map { "`\($0)` is declared by a class" }
        ?? "no property of the interactor leads to the presenter",
      types: [LearnerType.name(type(of: parts.interactor))],
      place: paths.first)
  }

  /// The interactor does not keep its output alive, because the presenter holds the interactor.
  func testInteractorHoldsItsOutputWeakly() throws {
    let parts = try parts()
    let strong = parts.outputs.filter(\.isStrong).map { "`\($0.path)` is strong" }
    if strong.isEmpty, !parts.outputs.isEmpty { return }
    throw Failure(
      role: role, should: "The interactor should hold its output weakly.",
      expected: "a weak property that leads to the presenter",
      actual: strong.first ?? "no property of the interactor leads to the presenter",
      types: [LearnerType.name(type(of: parts.interactor))],
      place: parts.outputs.first { $0.isStrong }?.path)
  }

  /// No property of the interactor is declared with the presenter's class.
  func testInteractorNamesNoPresenter() throws {
    let parts = try parts()
    let found = parts.properties.filter(parts.namesPresenter).map { "`\($0.path)`" }
    guard !found.isEmpty else { return }
    throw Failure(
      role: role, should: "The interactor should not name the presenter's class.",
      expected: "only the protocol", actual: found.joined(separator: ", "),
      types: [LearnerType.name(type(of: parts.interactor))],
      place: parts.properties.first(where: parts.namesPresenter)?.path)
  }

  /// The interactor says what has happened: it sets nothing of the presenter, and orders no update of the view.
  ///
  /// Whether it calls `updateView` is seen in its source alone: `kata.json` lists that name.
  func testInteractorSaysWhatHappened() throws {
    let parts = try parts()
    let settable = parts.outputProtocols.first { type in
      ProtocolDescription.all(of: type).contains(where: \.hasSetter)
    }
    guard let settable else { return }
    let name = LearnerType.name(settable).replacing("any ", with: "")
    throw Failure(
      role: role, should: "The interactor should say what has happened, and set nothing.",
      expected: "a protocol of methods, such as `countDidChange(to:)`",
      actual: "`\(name)` has a property that can be set", types: [name], place: name)
  }
}
