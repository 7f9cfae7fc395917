import SupervisingContract

final class NameSupervisor {
  private let isNamed: () -> Bool
  private let warn: (String) -> Void
  private let watch: (NameSupervisor) -> Void

  init(view: any SupervisedView, profile: Profile) {
    isNamed = { profile.name.contains { $0 != " " } }
    warn = { [weak view] in view?.showWarning($0) }
    watch = { me in profile.observe(for: me) { [weak me] in me?.look() } }
  }

  private func look() {
    warn(isNamed() ? "" : "Please enter a name")
  }
}

extension NameSupervisor: FormPresenter {
  func viewIsReady() {
    watch(self)
    look()
  }
}
