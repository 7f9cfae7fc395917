import ProfileHeaderContract
import UIKit

/// The header without the screen: makes its state of the profile, and passes on what a person wants.
final class HeaderScreenModel: HeaderViewModel {
  private(set) var state = HeaderState() {
    didSet {
      if state != oldValue { onChange?(state) }
    }
  }
  var onChange: ((HeaderState) -> Void)?

  weak var screen: UIViewController?

  private let profile: Profile

  init(profile: Profile) {
    self.profile = profile
    profile.onChange = { [weak self] in self?.update() }
  }

  func handle(_ intent: HeaderIntent) {
    switch intent {
    case .open: profile.open()
    case .refresh: profile.refresh()
    case .toggleFollow: profile.toggleFollow()
    case .editName: editName()
    }
  }

  private func editName() {
    guard profile.canRename, let user = profile.user else { return }
    let wording = HeaderWording(user: user)
    let draft = NameDraft(name: wording.ownName, placeholder: wording.fallbackName)
    let editor = EditNameViewController(draft: draft) { [weak self] name in
      self?.screen?.navigationController?.popViewController(animated: true)
      self?.profile.rename(to: name)
    }
    screen?.navigationController?.pushViewController(editor, animated: true)
  }

  private func update() {
    state = HeaderState(profile)
  }
}
