import ProfileHeaderContract
import UIKit

/// Makes the name editor, and has it pushed and popped.
final class ClosureRouter: HeaderRouter {
  private let push: (UIViewController) -> Void
  private let pop: () -> Void

  init(push: @escaping (UIViewController) -> Void, pop: @escaping () -> Void) {
    self.push = push
    self.pop = pop
  }

  func showNameEditor(_ draft: NameDraft, onSave: @escaping (String) -> Void) {
    push(
      EditNameViewController(draft: draft) { [pop] name in
        pop()
        onSave(name)
      })
  }
}
