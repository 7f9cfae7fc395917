import UIKit

/// What one screen knows of the others.
extension DecidedScreen {
  /// Fails the case if the controller or the decider is declared to store a class of another screen's.
  func shouldNotKnow(_ others: [DecidedScreen]) throws {
    let own = try core().map { type(of: $0) as Any.Type }
    let foreign = try others.flatMap { try $0.core() }.map { type(of: $0) as Any.Type }
      .filter { type in LearnerType.owns(type) && !own.contains { $0 == type } }
    for object in try core() {
      guard let found = Self.classes(declaredBy: object, among: foreign).first else { continue }
      let name = LearnerType.name(type(of: object))
      throw Failure(
        should: "No screen should know the classes of another one.",
        expected: "a closure or a protocol of yours, or nothing, in place of `\(found)`",
        actual: "`\(name)` stores a `\(found)` by its class", types: [name])
    }
  }

  private static func classes(declaredBy object: AnyObject, among foreign: [Any.Type]) -> [String] {
    let types = DeclaredField.all(of: type(of: object)).flatMap { LearnerType.parts(of: $0.type) }
    let inClosures = types.filter(LearnerType.isClosure).flatMap { type in
      String(reflecting: type).split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        .map(String.init)
    }
    return foreign.filter { type in
      types.contains { $0 == type } || inClosures.contains(String(reflecting: type))
    }.map { LearnerType.name($0) }
  }
}
