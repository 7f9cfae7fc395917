import Foundation
@_spi(Driving) import UIKit

/// A part that a pattern asks for, such as the presenter.
struct Role {
  /// What lessons call it: "presenter".
  let title: String
  /// The contract's protocol by which the role's type is found in the learner's files.
  let seam: String?
}

extension Role {
  /// Fails the case unless `actual` is or soon becomes `expected`.
  ///
  /// A design may do its work at once or later, so the value is waited for; one that holds at once
  /// costs nothing. `what` continues the sentence "The presenter should …", and `member` is what
  /// was called before.
  @MainActor func should<Value: Equatable>(
    _ what: String, on member: String? = nil, expected: Value,
    actual: () throws -> Value
  ) throws {
    if try Patience.waits(until: { try actual() == expected }) { return }
    let seen = inWords(try actual())
    throw Failure(
      role: self, member: member, should: sentence(what), expected: inWords(expected),
      actual: seen, place: seam == nil ? ViewProperty.path(showing: seen) : nil)
  }

  /// Fails the case unless `isSo` is or soon becomes true; `actual` tells what is there instead.
  @MainActor func should(
    _ what: String, on member: String? = nil, actual: @autoclosure () -> String? = nil,
    isSo: () throws -> Bool
  ) throws {
    if try Patience.waits(until: isSo) { return }
    throw Failure(role: self, member: member, should: sentence(what), actual: actual())
  }

  /// Fails the case unless `actual` is still `expected` once all that was begun has had its time.
  @MainActor func shouldNot<Value: Equatable>(
    _ what: String, on member: String? = nil, expected: Value, actual: () throws -> Value
  ) throws {
    EffectLog.checkpoint()
    MainQueue.settle()
    let seen = try actual()
    if seen == expected { return }
    throw Failure(
      role: self, member: member, should: sentence("not " + what), expected: inWords(expected),
      actual: inWords(seen))
  }

  private func sentence(_ what: String) -> String {
    "The \(title) should \(what)."
  }
}
