import UIKit

/// The form in which an address is added or modified.
extension AddressBookViewController {
  /// Opens the form with a draft; nil closes it.
  func show(draft: AddressDraft?) {
    self.draft = draft
    let form = draft.map(form)
    title = form?.title ?? "Addresses"
    navigationItem.rightBarButtonItem?.isEnabled = form == nil
    navigationItem.leftBarButtonItem?.isEnabled = form == nil
    content.show(form)
  }

  func didTapProvince() {
    let provinces = provinceManager.provinces
    let screen = ProvincesViewController(names: provinces.map(\.name)) { [weak self] index in
      self?.draft?.province = provinces[index].code
      self?.content.formView.provinceButton.setTitle(provinces[index].name, for: .normal)
    }
    navigationController?.pushViewController(screen, animated: true)
  }

  func didTapSave(_ entry: AddressEntry) {
    draft?.take(entry)
    guard let draft else { return }
    let problem = draft.problem
    content.formView.errorLabel.text = problem.map(wording.problem)
    content.formView.errorLabel.isHidden = problem == nil
    if problem == nil { start(.make(.save(draft))) }
  }

  private func form(_ draft: AddressDraft) -> AddressForm {
    AddressForm(
      title: wording.formTitle(isNew: draft.id == nil),
      entry: AddressEntry(
        name: draft.name, phone: draft.phone, city: draft.city, street: draft.street),
      province: draft.province.map(provinceManager.name) ?? wording.noProvince)
  }
}
