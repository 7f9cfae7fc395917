import UIKit

/// A part that a pattern asks for, and how its objects and the classes of its objects are known.
struct PartKind {
  let role: Role
  /// The contract's protocol, by which a property of the view may be declared.
  let type: Any.Type
  let isOne: (AnyObject) -> Bool
  /// Says whether a class of the learner's makes objects of this kind.
  let isMade: (Any.Type) -> Bool

  init(
    _ role: Role, declaredAs type: Any.Type, isOne: @escaping (AnyObject) -> Bool,
    isMade: @escaping (Any.Type) -> Bool
  ) {
    self.role = role
    self.type = type
    self.isOne = isOne
    self.isMade = isMade
  }

  /// View controllers and views.
  static let view = PartKind(
    .view, declaredAs: UIResponder.self, isOne: { $0 is UIViewController || $0 is UIView },
    isMade: { $0 is UIViewController.Type || $0 is UIView.Type })
}
