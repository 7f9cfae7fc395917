import AddressBookContract

/// Turns what the model manager knows into facts.
final class AddressBookInteractor: AddressBookInteracting {
  weak var output: (any AddressBookOutput)?
  private let book: AddressBook

  init(services: AddressServices) {
    book = AddressBook(services: services)
    book.observer = self
  }

  func open() { book.open() }
  func refresh() { book.refresh() }
  func make(_ change: AddressChange) { book.make(change) }

  private func fact(_ address: Address) -> AddressFact {
    AddressFact(
      id: address.id, name: address.name, phone: address.phone,
      province: ProvinceFact(code: address.province, name: book.provinceName(address.province)),
      city: address.city, street: address.street, isDefault: address.isDefault)
  }
}

extension AddressBookInteractor: AddressBookObserver {
  func addressBookDidChange() {
    output?.factsDidChange(
      AddressFacts(
        entries: book.addresses.map(fact),
        provinces: book.provinces.map { ProvinceFact(code: $0.code, name: $0.name) },
        age: book.age, isOffline: book.isOffline, isBusy: book.isBusy, isSaving: book.isSaving))
  }

  func addressBookDidMake(_ change: AddressChange) { output?.didMake(change) }

  func addressBookDidFail(_ failure: AddressFailure, retry: @escaping () -> Void) {
    output?.didFail(failure, retry: retry)
  }
}
