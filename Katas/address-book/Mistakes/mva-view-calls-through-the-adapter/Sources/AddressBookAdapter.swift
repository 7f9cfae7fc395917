import AddressBookContract

/// Stands between view and model: makes changes out of what people do, and texts out of addresses.
final class AddressBookAdapter {
  private weak var view: (any AddressBookView)?
  private let router: any AddressBookRouting
  let model: any AddressBookModel
  private let wording = AddressWording()
  /// What is in the form; nil while it is closed.
  private var draft: AddressDraft?

  init(view: any AddressBookView, router: any AddressBookRouting, model: any AddressBookModel) {
    self.view = view
    self.router = router
    self.model = model
  }

  private var sections: [[Address]] {
    [model.addresses.filter(\.isDefault), model.addresses.filter { !$0.isDefault }]
  }

  private func render() {
    view?.showSections(sections.enumerated().map { section($1, isDefault: $0 == 0) })
    let isEmpty = model.age != nil && model.addresses.isEmpty
    view?.showEmpty(isEmpty ? wording.noAddresses : nil)
    view?.showStatus(wording.status(age: model.age, isOffline: model.isOffline))
    view?.showLoading(model.isBusy)
    view?.enableProvince(!model.provinces.isEmpty)
    view?.enableSave(!model.isSaving)
  }

  private func section(_ addresses: [Address], isDefault: Bool) -> AddressSection {
    AddressSection(
      title: addresses.isEmpty ? nil : wording.header(isDefault: isDefault),
      rows: addresses.map { wording.row($0, province: model.provinceName($0.province)) })
  }

  private func openForm(_ draft: AddressDraft) {
    self.draft = draft
    view?.showForm(
      AddressForm(
        title: wording.formTitle(isNew: draft.id == nil),
        entry: AddressEntry(
          name: draft.name, phone: draft.phone, city: draft.city, street: draft.street),
        province: draft.province.map(model.provinceName) ?? wording.noProvince))
  }

  private func closeForm() {
    draft = nil
    view?.showForm(nil)
  }

  private func confirmDeletion(of address: Address) {
    let text = wording.deletion(of: address, province: model.provinceName(address.province))
    router.confirmDeletion(of: text) { [weak self] in self?.model.make(.delete(id: address.id)) }
  }
}

// MARK: - From the view to the model

extension AddressBookAdapter: AddressBookViewEvents {
  func viewIsReady() { model.open() }

  func didTapRefresh() { model.refresh() }

  func didTapAdd() { openForm(AddressDraft()) }

  func didTapCancel() { closeForm() }

  func didSelect(section: Int, row: Int) {
    let address = sections[section][row]
    let choice = wording.choice(for: address, province: model.provinceName(address.province))
    router.showActions(choice) { [weak self] action in
      switch action {
      case .change: self?.openForm(AddressDraft(address))
      case .makeDefault: self?.model.make(.makeDefault(id: address.id))
      case .delete: self?.confirmDeletion(of: address)
      }
    }
  }

  func didSwipeToDelete(section: Int, row: Int) {
    confirmDeletion(of: sections[section][row])
  }

  func didTapProvince() {
    let provinces = model.provinces
    router.showProvinces(provinces.map(\.name)) { [weak self] index in
      self?.draft?.province = provinces[index].code
      self?.view?.showProvince(provinces[index].name)
    }
  }

  func didTapSave(_ entry: AddressEntry) {
    draft?.take(entry)
    guard let draft else { return }
    view?.showFormError(draft.problem.map(wording.problem))
    if draft.problem == nil { model.make(.save(draft)) }
  }
}

// MARK: - From the model to the view

extension AddressBookAdapter: AddressBookObserver {
  func addressBookDidChange() { render() }

  func addressBookDidMake(_ change: AddressChange) {
    if change.isOfForm { closeForm() }
  }

  func addressBookDidFail(_ failure: AddressFailure, retry: @escaping () -> Void) {
    router.showFailure(wording.failure(failure), retry: retry)
  }
}
