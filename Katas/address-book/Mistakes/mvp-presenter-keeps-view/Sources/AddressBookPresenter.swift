import AddressBookContract

/// Decides what the address book shows, and when.
final class AddressBookPresenter: AddressBookPresenting {
  private var view: (any AddressBookView)?
  private let router: any AddressBookRouting
  private let book: AddressBook
  private let wording = AddressWording()
  /// What is in the form; nil while it is closed.
  private var draft: AddressDraft?

  init(view: any AddressBookView, router: any AddressBookRouting, book: AddressBook) {
    self.view = view
    self.router = router
    self.book = book
  }

  // MARK: - What people do

  func viewIsReady() { book.open() }

  func didTapRefresh() { book.refresh() }

  func didTapAdd() { openForm(AddressDraft()) }

  func didTapCancel() { closeForm() }

  func didSelect(section: Int, row: Int) {
    let address = sections[section][row]
    let choice = wording.choice(for: address, province: book.provinceName(address.province))
    router.showActions(choice) { [weak self] action in
      switch action {
      case .change: self?.openForm(AddressDraft(address))
      case .makeDefault: self?.book.make(.makeDefault(id: address.id))
      case .delete: self?.confirmDeletion(of: address)
      }
    }
  }

  func didSwipeToDelete(section: Int, row: Int) {
    confirmDeletion(of: sections[section][row])
  }

  func didTapProvince() {
    let provinces = book.provinces
    router.showProvinces(provinces.map(\.name)) { [weak self] index in
      self?.draft?.province = provinces[index].code
      self?.view?.showProvince(provinces[index].name)
    }
  }

  func didTapSave(_ entry: AddressEntry) {
    draft?.take(entry)
    guard let draft else { return }
    view?.showFormError(draft.problem.map(wording.problem))
    if draft.problem == nil { book.make(.save(draft)) }
  }

  // MARK: - Showing

  private var sections: [[Address]] {
    [book.addresses.filter(\.isDefault), book.addresses.filter { !$0.isDefault }]
  }

  private func render() {
    view?.showSections(sections.enumerated().map { section($1, isDefault: $0 == 0) })
    let isEmpty = book.updatedAt != nil && book.addresses.isEmpty
    view?.showEmpty(isEmpty ? wording.noAddresses : nil)
    view?.showStatus(wording.status(age: book.age, isOffline: book.isOffline))
    view?.showLoading(book.isBusy)
    view?.enableProvince(!book.provinces.isEmpty)
    view?.enableSave(!book.isSaving)
  }

  private func section(_ addresses: [Address], isDefault: Bool) -> AddressSection {
    AddressSection(
      title: addresses.isEmpty ? nil : wording.header(isDefault: isDefault),
      rows: addresses.map { wording.row($0, province: book.provinceName($0.province)) })
  }

  private func openForm(_ draft: AddressDraft) {
    self.draft = draft
    view?.showForm(
      AddressForm(
        title: wording.formTitle(isNew: draft.id == nil),
        entry: AddressEntry(
          name: draft.name, phone: draft.phone, city: draft.city, street: draft.street),
        province: draft.province.map(book.provinceName) ?? wording.noProvince))
  }

  private func closeForm() {
    draft = nil
    view?.showForm(nil)
  }

  private func confirmDeletion(of address: Address) {
    let text = wording.deletion(of: address, province: book.provinceName(address.province))
    router.confirmDeletion(of: text) { [weak self] in self?.book.make(.delete(id: address.id)) }
  }
}

extension AddressBookPresenter: AddressBookObserver {
  func addressBookDidChange() { render() }

  func addressBookDidMake(_ change: AddressChange) {
    if change.isOfForm { closeForm() }
  }

  func addressBookDidFail(_ failure: AddressFailure, retry: @escaping () -> Void) {
    router.showFailure(wording.failure(failure), retry: retry)
  }
}
