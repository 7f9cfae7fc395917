import AddressBookContract
import UIKit

/// The address book without its screen: what it shows, and what people can do.
final class AddressBookViewModel {
  private(set) var state = AddressBookState() {
    didSet { onChange?(state) }
  }
  var onChange: ((AddressBookState) -> Void)?

  private let router: any AddressBookRouting
  private let book: AddressBook
  private let wording = AddressWording()
  /// What is in the form, nil while it is closed.
  private var draft: AddressDraft?
  /// The texts of the form as they are typed.
  private var entry = AddressEntry()
  private var problem: AddressDraft.Problem?

  init(router: any AddressBookRouting, book: AddressBook) {
    self.router = router
    self.book = book
    book.observer = self
  }

  // MARK: - Intents

  func open() { book.open() }

  func refresh() { book.refresh() }

  func add() { openForm(AddressDraft()) }

  func cancel() { closeForm() }

  func edit(_ entry: AddressEntry) { self.entry = entry }

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

  func chooseProvince() {
    let provinces = book.provinces
    router.showProvinces(provinces.map(\.name)) { [weak self] index in
      self?.draft?.province = provinces[index].code
      self?.update()
    }
  }

  func save() {
    draft?.take(entry)
    guard let draft else { return }
    problem = draft.problem
    update()
    if problem == nil { book.make(.save(draft)) }
  }

  // MARK: - State

  private var sections: [[Address]] {
    [book.addresses.filter(\.isDefault), book.addresses.filter { !$0.isDefault }]
  }

  private func update() {
    var state = AddressBookState()
    state.title = draft.map { wording.formTitle(isNew: $0.id == nil) } ?? state.title
    state.status = wording.status(age: book.age, isOffline: book.isOffline)
    state.isLoading = book.isBusy
    state.sections = sections.enumerated().map { section($1, isDefault: $0 == 0) }
    let isEmpty = book.updatedAt != nil && book.addresses.isEmpty
    state.empty = isEmpty ? wording.noAddresses : nil
    state.form = draft.map(form)
    self.state = state
  }

  private func section(_ addresses: [Address], isDefault: Bool) -> AddressSection {
    AddressSection(
      title: addresses.isEmpty ? nil : wording.header(isDefault: isDefault),
      rows: addresses.map { wording.row($0, province: book.provinceName($0.province)) })
  }

  private func form(_ draft: AddressDraft) -> AddressForm {
    AddressForm(
      entry: entry,
      province: draft.province.map(book.provinceName) ?? wording.noProvince,
      canChooseProvince: !book.provinces.isEmpty, canBeSaved: !book.isSaving,
      problem: problem.map(wording.problem))
  }

  private func openForm(_ draft: AddressDraft) {
    self.draft = draft
    entry = AddressEntry(
      name: draft.name, phone: draft.phone, city: draft.city, street: draft.street)
    problem = nil
    update()
  }

  private func closeForm() {
    draft = nil
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
    let alert = UIAlertController(
      title: "That did not work", message: wording.failure(failure), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
    router.show(alert)
  }
}
