import AddressBookContract
import Observation

/// The address book without its screen: what it shows, and what people can do.
@Observable final class AddressBookViewModel {
  private(set) var state = AddressBookState()

  private let router: any AddressBookRouting
  private let book: AddressBook
  private let wording = AddressWording()
  /// Nil while the form is closed.
  private var form: AddressFormViewModel?

  init(router: any AddressBookRouting, book: AddressBook) {
    self.router = router
    self.book = book
    book.observer = self
  }

  // MARK: - Intents

  func open() { book.open() }

  func refresh() { book.refresh() }

  func add() { openForm(AddressDraft()) }

  func select(section: Int, row: Int) {
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

  func delete(section: Int, row: Int) {
    confirmDeletion(of: sections[section][row])
  }

  // MARK: - State

  private var sections: [[Address]] {
    [book.addresses.filter(\.isDefault), book.addresses.filter { !$0.isDefault }]
  }

  private func update() {
    var state = AddressBookState()
    state.title = form?.title ?? state.title
    state.status = wording.status(age: book.age, isOffline: book.isOffline)
    state.isLoading = book.isBusy
    state.sections = sections.enumerated().map { section($1, isDefault: $0 == 0) }
    let isEmpty = book.updatedAt != nil && book.addresses.isEmpty
    state.empty = isEmpty ? wording.noAddresses : nil
    form?.update(provinces: book.provinces, isSaving: book.isSaving)
    state.form = form
    self.state = state
  }

  private func section(_ addresses: [Address], isDefault: Bool) -> AddressSection {
    AddressSection(
      title: addresses.isEmpty ? nil : wording.header(isDefault: isDefault),
      rows: addresses.map { wording.row($0, province: book.provinceName($0.province)) })
  }

  private func openForm(_ draft: AddressDraft) {
    let form = AddressFormViewModel(draft: draft, router: router)
    form.onSave = { [weak self] in self?.book.make(.save($0)) }
    form.onCancel = { [weak self] in self?.closeForm() }
    self.form = form
    update()
  }

  private func closeForm() {
    form = nil
    update()
  }

  private func confirmDeletion(of address: Address) {
    let text = wording.deletion(of: address, province: book.provinceName(address.province))
    router.confirmDeletion(of: text) { [weak self] in self?.book.make(.delete(id: address.id)) }
  }
}

extension AddressBookViewModel: AddressBookObserver {
  func addressBookDidChange() { update() }

  func addressBookDidMake(_ change: AddressChange) {
    if change.isOfForm { closeForm() }
  }

  func addressBookDidFail(_ failure: AddressFailure, retry: @escaping () -> Void) {
    router.showFailure(wording.failure(failure), retry: retry)
  }
}
