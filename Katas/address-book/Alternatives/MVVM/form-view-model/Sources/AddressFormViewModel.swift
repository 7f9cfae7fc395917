import AddressBookContract
import Observation

/// The form without its views: what it shows, and what people can do in it.
@Observable final class AddressFormViewModel {
  let title: String
  private(set) var form: AddressForm

  @ObservationIgnored var onSave: ((AddressDraft) -> Void)?
  @ObservationIgnored var onCancel: (() -> Void)?

  private let router: any AddressBookRouting
  private let wording = AddressWording()
  private var draft: AddressDraft
  private var provinces: [Province] = []

  init(draft: AddressDraft, router: any AddressBookRouting) {
    self.draft = draft
    self.router = router
    title = wording.formTitle(isNew: draft.id == nil)
    form = AddressForm(
      entry: AddressEntry(
        name: draft.name, phone: draft.phone, city: draft.city, street: draft.street),
      province: wording.noProvince, canChooseProvince: false, canBeSaved: true)
  }

  /// Takes over what has become of the provinces and of the request that saves.
  func update(provinces: [Province], isSaving: Bool) {
    self.provinces = provinces
    form.canChooseProvince = !provinces.isEmpty
    form.canBeSaved = !isSaving
    showProvince()
  }

  // MARK: - Intents

  func edit(_ entry: AddressEntry) { form.entry = entry }

  func chooseProvince() {
    router.showProvinces(provinces.map(\.name)) { [weak self] index in
      guard let self else { return }
      draft.province = provinces[index].code
      showProvince()
    }
  }

  func save() {
    draft.take(form.entry)
    form.problem = draft.problem.map(wording.problem)
    if draft.problem == nil { onSave?(draft) }
  }

  func cancel() { onCancel?() }

  private func showProvince() {
    form.province = draft.province.map(provinceName) ?? wording.noProvince
  }

  private func provinceName(_ code: String) -> String {
    provinces.first { $0.code == code }?.name ?? code
  }
}
