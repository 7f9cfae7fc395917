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

  /// The colour behind the initials, as the view needs it.
  private(set) var avatarColor: UIColor?

  private let profile: Profile
  private let router: any HeaderRouter

  init(profile: Profile, router: any HeaderRouter) {
    self.profile = profile
    self.router = router
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
    router.showNameEditor(draft) { [weak self] in self?.profile.rename(to: $0) }
  }

  private func update() {
    let next = HeaderState(profile)
    avatarColor = next.tint?.color
    state = next
  }
}
