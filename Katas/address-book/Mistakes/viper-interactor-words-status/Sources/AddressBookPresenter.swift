/// Decides what the address book shows, and when.
final class AddressBookPresenter: AddressBookPresenting {
  private weak var view: (any AddressBookView)?
  private let router: any AddressBookRouting
  private let interactor: any AddressBookInteracting
  private let wording = AddressWording()
  /// What is in the form; nil while it is closed.
  private var draft: AddressDraft?
  private var facts = AddressFacts()

  init(
    view: any AddressBookView, router: any AddressBookRouting,
    interactor: any AddressBookInteracting
  ) {
    self.view = view
    self.router = router
    self.interactor = interactor
  }

  // MARK: - What people do

  func viewIsReady() { interactor.open() }

  func didTapRefresh() { interactor.refresh() }

  func didTapAdd() { openForm(AddressDraft()) }

  func didTapCancel() { closeForm() }

  func didSelect(section: Int, row: Int) {
    let address = sections[section][row]
    let choice = wording.choice(for: address)
    router.showActions(choice) { [weak self] action in
      switch action {
      case .change: self?.openForm(AddressDraft(address))
      case .makeDefault: self?.interactor.make(.makeDefault(id: address.id))
      case .delete: self?.confirmDeletion(of: address)
      }
    }
  }

  func didSwipeToDelete(section: Int, row: Int) {
    confirmDeletion(of: sections[section][row])
  }

  func didTapProvince() {
    let provinces = facts.provinces
    router.showProvinces(provinces.map(\.name)) { [weak self] index in
      self?.draft?.province = provinces[index].code
      self?.view?.showProvince(provinces[index].name)
    }
  }

  func didTapSave(_ entry: AddressEntry) {
    draft?.take(entry)
    guard let draft else { return }
    view?.showFormError(draft.problem.map(wording.problem))
    if draft.problem == nil { interactor.make(.save(draft)) }
  }

  // MARK: - Showing

  private var sections: [[AddressFact]] {
    [facts.entries.filter(\.isDefault), facts.entries.filter { !$0.isDefault }]
  }

  private func render() {
    view?.showSections(sections.enumerated().map { section($1, isDefault: $0 == 0) })
    let isEmpty = facts.status != nil && facts.entries.isEmpty
    view?.showEmpty(isEmpty ? wording.noAddresses : nil)
    view?.showStatus(facts.status ?? "")
    view?.showLoading(facts.isBusy)
    view?.enableProvince(!facts.provinces.isEmpty)
    view?.enableSave(!facts.isSaving)
  }

  private func section(_ addresses: [AddressFact], isDefault: Bool) -> AddressSection {
    AddressSection(
      title: addresses.isEmpty ? nil : wording.header(isDefault: isDefault),
      rows: addresses.map(wording.row))
  }

  private func openForm(_ draft: AddressDraft) {
    self.draft = draft
    view?.showForm(
      AddressForm(
        title: wording.formTitle(isNew: draft.id == nil),
        entry: AddressEntry(
          name: draft.name, phone: draft.phone, city: draft.city, street: draft.street),
        province: draft.province.map(provinceName) ?? wording.noProvince))
  }

  private func provinceName(_ code: String) -> String {
    facts.provinces.first { $0.code == code }?.name ?? code
  }

  private func closeForm() {
    draft = nil
    view?.showForm(nil)
  }

  private func confirmDeletion(of address: AddressFact) {
    let text = wording.deletion(of: address)
    router.confirmDeletion(of: text) { [weak self] in self?.interactor.make(.delete(id: address.id))
    }
  }
}

extension AddressBookPresenter: AddressBookOutput {
  func factsDidChange(_ facts: AddressFacts) {
    self.facts = facts
    render()
  }

  func didMake(_ change: AddressChange) {
    if change.isOfForm { closeForm() }
  }

  func didFail(_ failure: AddressFailure, retry: @escaping () -> Void) {
    router.showFailure(wording.failure(failure), retry: retry)
  }
}
