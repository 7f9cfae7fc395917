@_spi(Driving) import UIKit

/// What a case expected and did not find, told to somebody who has never seen the suite.
///
/// Throwing one ends the case, so every case gives one reason.
struct Failure: Error {
  /// The role that is meant, nil for the whole screen.
  var role: Role?
  /// The member that was called, such as `didTapGreet()`.
  var member: String?
  /// What should be so, as a sentence.
  var should: String
  var expected: String?
  var actual: String?
  /// Names of the learner's types that the failure is about.
  var types: [String] = []
  /// Where to look, as far as the host knows: a type of the learner's, or a property such as `Router.screen`.
  var place: String?
  /// Whether the types are those of objects that should be gone.
  var isOfLeftObjects = false
  /// Where the assertion stands, which is worth telling of a learner's own test.
  var file: String?
  var line: Int?

  /// The failure's members, as JSON has them; what is nil is left out.
  var members: [String: Any] {
    var members: [String: Any] = ["should": should]
    members["role"] = role?.title
    members["seam"] = role?.seam
    members["member"] = member
    members["expected"] = expected
    members["actual"] = actual
    members["types"] = types.isEmpty ? nil : types
    members["place"] = place
    members["left"] = isOfLeftObjects ? true : nil
    members["file"] = file
    members["line"] = line
    return members
  }
}

extension Failure {
  /// Tells of an exception that UIKit would have raised.
  init(raised words: String) {
    self.init(should: "UIKit should find nothing to raise an exception for.", actual: words)
  }

  /// Tells of an error that ended a case: a failure, something a person could not do, or any other.
  ///
  /// - Parameter front: The screen that was in front, which is what the failure is about unless it says otherwise.
  init(_ error: any Error, inFront front: UIViewController.Type?) {
    switch error {
    case let failure as Failure:
      self = failure
    case let error as DrivingError:
      self.init(should: "The screen should be as usable as it was.", actual: "\(error)")
    default:
      self.init(should: "The case should run to its end.", actual: "\(error)")
    }
    guard place == nil, role?.seam == nil, types.isEmpty, let front else { return }
    place = LearnerType.owns(front) ? LearnerType.name(front) : nil
  }
}
