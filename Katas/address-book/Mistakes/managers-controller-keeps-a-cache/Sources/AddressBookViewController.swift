import AddressBookContract
import Foundation
import UIKit

/// The address book: asks its managers, and shows what they hold.
final class AddressBookViewController: UIViewController {
  let addressManager: AddressManager
  let provinceManager: ProvinceManager
  let content = AddressBookView()
  let wording = AddressWording()
  /// What is in the form; nil while it is closed.
  var draft: AddressDraft?
  /// What was shown last, to be there at once when the screen is shown again.
  private var lists: [String: CacheEntry] = [:]

  private let clock: any AppClock
  private var timer: (any AppTimer)?
  /// What was asked of the address manager and is not finished.
  private var tasks: [RequestIdentifier: AddressTask] = [:]

  init(addressManager: AddressManager, provinceManager: ProvinceManager, clock: any AppClock) {
    self.addressManager = addressManager
    self.provinceManager = provinceManager
    self.clock = clock
    super.init(nibName: nil, bundle: nil)
    addressManager.delegate = self
    provinceManager.delegate = self
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  deinit {
    timer?.invalidate()
  }

  override func loadView() {
    view = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Addresses"
    setUpBar()
    setUpActions()
    showList()
    provinceManager.fetchAll(.local)
    start(.fetch(.local))
    timer = clock.repeatingTimer(every: 30) { [weak self] in self?.tick() }
  }

  private func setUpBar() {
    let add = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(didTapAdd))
    add.accessibilityIdentifier = "add"
    let refresh = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(didTapRefresh))
    refresh.accessibilityIdentifier = "refresh"
    navigationItem.rightBarButtonItem = add
    navigationItem.leftBarButtonItem = refresh
  }

  private func setUpActions() {
    content.table.onSelect = { [weak self] in self?.didSelect($0) }
    content.table.onDelete = { [weak self] in self?.didSwipeToDelete($0) }
    content.formView.onProvince = { [weak self] in self?.didTapProvince() }
    content.formView.onSave = { [weak self] in self?.didTapSave($0) }
    content.formView.onCancel = { [weak self] in self?.show(draft: nil) }
  }

  @objc private func didTapAdd() { show(draft: AddressDraft()) }

  @objc private func didTapRefresh() {
    provinceManager.fetchAll(.memory)
    start(.fetch(.network))
  }

  private func tick() {
    showState()
    if addressManager.age != nil, tasks.isEmpty { start(.fetch(.memory)) }
  }

  // MARK: - Requests

  /// Asks the address manager, and remembers what for.
  func start(_ task: AddressTask) {
    let identifier = RequestIdentifier()
    tasks[identifier] = task
    showState()
    switch task {
    case .fetch(let policy): addressManager.fetchAll(policy, as: identifier)
    case .make(let change): addressManager.make(change, as: identifier)
    }
  }

  var isBusy: Bool { !tasks.isEmpty }

  var isSaving: Bool { tasks.values.contains(where: \.isOfForm) }
}

extension AddressBookViewController: ModelManagerDelegate {
  func managerDidUpdate(_ manager: ModelManager) {
    let names = addressManager.addresses.map(\.name).joined(separator: "\n")
    lists["addresses"] = CacheEntry(data: Data(names.utf8), savedAt: clock.now)
    showList()
  }

  func manager(_ manager: ModelManager, didFinish identifier: RequestIdentifier) {
    guard let task = tasks.removeValue(forKey: identifier) else { return }
    showState()
    guard case .make(let change) = task else { return }
    if change.isOfForm { show(draft: nil) }
    start(.fetch(.network))
  }

  func manager(
    _ manager: ModelManager, didFail identifier: RequestIdentifier, with failure: AddressFailure
  ) {
    guard let task = tasks.removeValue(forKey: identifier) else { return }
    showState()
    if case (.fetch, .connection) = (task, failure), addressManager.age != nil { return }
    showFailure(failure) { [weak self] in self?.start(task) }
  }
}
