import AddressBookContract
import UIKit

/// The list, and what can be done with one of its rows.
extension AddressBookViewController {
  func showList() {
    let isEmpty = addressManager.age != nil && addressManager.addresses.isEmpty
    content.show(
      sections.enumerated().map { section($1, isDefault: $0 == 0) },
      empty: isEmpty ? wording.noAddresses : nil)
    showState()
  }

  /// Shows how old the list is, and what is under way.
  func showState() {
    content.show(
      status: wording.status(age: addressManager.age, isOffline: addressManager.isOffline),
      isBusy: isBusy)
    content.formView.provinceButton.isEnabled = !provinceManager.provinces.isEmpty
    content.formView.saveButton.isEnabled = !isSaving
  }

  func didSelect(_ path: IndexPath) {
    let address = sections[path.section][path.row]
    let province = provinceManager.name(of: address.province)
    showActions(wording.choice(for: address, province: province)) { [weak self] action in
      switch action {
      case .change: self?.show(draft: AddressDraft(address))
      case .makeDefault: self?.start(.make(.makeDefault(id: address.id)))
      case .delete: self?.confirmDeletion(of: address)
      }
    }
  }

  func didSwipeToDelete(_ path: IndexPath) {
    confirmDeletion(of: sections[path.section][path.row])
  }

  private func confirmDeletion(of address: Address) {
    let province = provinceManager.name(of: address.province)
    confirmDeletion(of: wording.deletion(of: address, province: province)) { [weak self] in
      self?.start(.make(.delete(id: address.id)))
    }
  }

  private var sections: [[Address]] {
    let addresses = addressManager.addresses
    return [addresses.filter(\.isDefault), addresses.filter { !$0.isDefault }]
  }

  private func section(_ addresses: [Address], isDefault: Bool) -> AddressSection {
    AddressSection(
      title: addresses.isEmpty ? nil : wording.header(isDefault: isDefault),
      rows: addresses.map {
        wording.row($0, province: provinceManager.name(of: $0.province))
      })
  }
}
