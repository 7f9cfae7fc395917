import ProfileHeaderContract
import UIKit

/// Pushes the name editor, and pops it again.
final class HeaderScreenRouter: HeaderRouter {
  weak var screen: UIViewController?

  func showNameEditor(_ draft: NameDraft, onSave: @escaping (String) -> Void) {
    let editor = EditNameViewController(draft: draft) { [weak screen] name in
      screen?.navigationController?.popViewController(animated: true)
      onSave(name)
    }
    screen?.navigationController?.pushViewController(editor, animated: true)
  }
}
