/// Stands in front of a view, which may be gone.
final class WeakView: AddressBookView {
  private weak var view: (any AddressBookView)?

  init(_ view: any AddressBookView) {
    self.view = view
  }

  func showSections(_ sections: [AddressSection]) { view?.showSections(sections) }
  func showEmpty(_ text: String?) { view?.showEmpty(text) }
  func showStatus(_ text: String) { view?.showStatus(text) }
  func showLoading(_ isLoading: Bool) { view?.showLoading(isLoading) }
  func showForm(_ form: AddressForm?) { view?.showForm(form) }
  func showFormError(_ text: String?) { view?.showFormError(text) }
  func showProvince(_ name: String) { view?.showProvince(name) }
  func enableProvince(_ isEnabled: Bool) { view?.enableProvince(isEnabled) }
  func enableSave(_ isEnabled: Bool) { view?.enableSave(isEnabled) }
}
