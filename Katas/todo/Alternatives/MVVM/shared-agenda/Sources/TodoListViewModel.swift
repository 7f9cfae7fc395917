/// What the list shows, each part of it bound by itself.
final class AgendaListModel {
  let sections = Bound<[TodoListSection]>([])
  let emptyText = Bound<String?>(nil)
  let isLoading = Bound(false)
  let failure = Bound<String?>(nil)

  private let agenda: Agenda
  private let router: any TodoRouting
  private let wording: TodoListWording

  init(agenda: Agenda, router: any TodoRouting, wording: TodoListWording) {
    self.agenda = agenda
    self.router = router
    self.wording = wording
    agenda.didChange = { [weak self] in self?.show($0) }
  }

  func open() {
    isLoading.value = true
    agenda.open()
  }

  func retry() {
    failure.value = nil
    isLoading.value = true
    agenda.fetch()
  }

  func add() { router.showForm() }

  private func show(_ upcoming: [UpcomingItem]?) {
    isLoading.value = false
    guard let upcoming else {
      failure.value = wording.failure
      return
    }
    sections.value = wording.sections(of: upcoming)
    emptyText.value = upcoming.isEmpty ? wording.nothing : nil
  }
}
