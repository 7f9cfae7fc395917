import AddressBookContract
import Foundation
import UIKit

class AddressBookViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UITextFieldDelegate
{
  // Views
  private let tableView = UITableView(frame: .zero, style: .grouped)
  private let statusLabel = UILabel()
  private let emptyLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var addButton: UIBarButtonItem?
  private var refreshButton: UIBarButtonItem?

  // Form
  private let formView = UIStackView()
  private let nameField = UITextField()
  private let phoneField = UITextField()
  private let cityField = UITextField()
  private let streetField = UITextField()
  private let provinceButton = UIButton(type: .system)
  private let formErrorLabel = UILabel()
  private let saveButton = UIButton(type: .system)
  private let cancelButton = UIButton(type: .system)

  // Data
  var addresses: [Address] = []
  var provinces: [Province] = []
  var editingAddress: Address?
  var selectedProvinceCode: String?
  var updatedAt: Date?
  var isOffline = false
  var isFormShown = false

  // Requests
  private var requestID = 0
  private var pendingRequests = 0
  private var isLoadingProvinces = false
  private var timer: (any AppTimer)?
  private var currentTask: (any HTTPTask)?

  // Search, see showSearch()
  private var searchText = ""
  private var filteredAddresses: [Address] = []
  private var isFirstLaunch = true

  // MARK: - Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Addresses"
    view.backgroundColor = .systemBackground

    addButton = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(didTapAdd))
    addButton?.accessibilityIdentifier = "add"
    refreshButton = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(didTapRefresh))
    refreshButton?.accessibilityIdentifier = "refresh"
    navigationItem.rightBarButtonItem = addButton
    navigationItem.leftBarButtonItem = refreshButton

    setUpViews()
    setUpForm()
    loadCache()
    tableView.reloadData()
    updateEmptyLabel()
    updateStatus()

    if provinces.isEmpty {
      loadProvinces()
    }
    // younger than 5 minutes is good enough
    if let updatedAt, let now = AppEnvironment.shared.services?.clock.now,
      now.timeIntervalSince(updatedAt) < 300
    {
      isFirstLaunch = false
    } else {
      loadAddresses()
    }

    timer = AppEnvironment.shared.services?.clock.repeatingTimer(every: 30) { [weak self] in
      guard let self else { return }
      self.updateStatus()
      if let updatedAt = self.updatedAt, let now = AppEnvironment.shared.services?.clock.now {
        if now.timeIntervalSince(updatedAt) >= 300 && self.pendingRequests == 0 {
          self.loadAddresses()
        }
      }
    }
  }

  deinit {
    timer?.invalidate()
  }

  // MARK: - Layout

  private func setUpViews() {
    statusLabel.accessibilityIdentifier = "status"
    statusLabel.textColor = .secondaryLabel
    statusLabel.font = .systemFont(ofSize: 13)
    statusLabel.textAlignment = .center
    emptyLabel.accessibilityIdentifier = "empty"
    emptyLabel.text = "No addresses yet. Tap + to write the first."
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0
    emptyLabel.isHidden = true
    spinner.accessibilityIdentifier = "loading"
    spinner.hidesWhenStopped = true

    tableView.accessibilityIdentifier = "addresses"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 56
    tableView.register(AddressCell.self, forCellReuseIdentifier: "AddressCell")

    let column = UIStackView(arrangedSubviews: [
      statusLabel, spinner, emptyLabel, formView, tableView,
    ])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func setUpForm() {
    formView.axis = .vertical
    formView.spacing = 12
    formView.isHidden = true
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.accessibilityIdentifier = "name"
    nameField.delegate = self
    formView.addArrangedSubview(nameField)
    phoneField.placeholder = "Phone"
    phoneField.borderStyle = .roundedRect
    phoneField.keyboardType = .phonePad
    phoneField.accessibilityIdentifier = "phone"
    phoneField.delegate = self
    formView.addArrangedSubview(phoneField)
    provinceButton.setTitle("Choose a province", for: .normal)
    provinceButton.accessibilityIdentifier = "province"
    provinceButton.addTarget(self, action: #selector(didTapProvince), for: .touchUpInside)
    formView.addArrangedSubview(provinceButton)
    cityField.placeholder = "City"
    cityField.borderStyle = .roundedRect
    cityField.accessibilityIdentifier = "city"
    cityField.delegate = self
    formView.addArrangedSubview(cityField)
    streetField.placeholder = "Street"
    streetField.borderStyle = .roundedRect
    streetField.accessibilityIdentifier = "street"
    streetField.delegate = self
    formView.addArrangedSubview(streetField)
    formErrorLabel.textColor = .systemRed
    formErrorLabel.numberOfLines = 0
    formErrorLabel.isHidden = true
    formErrorLabel.accessibilityIdentifier = "formError"
    formView.addArrangedSubview(formErrorLabel)
    saveButton.setTitle("Save", for: .normal)
    saveButton.accessibilityIdentifier = "save"
    saveButton.addTarget(self, action: #selector(didTapSave), for: .touchUpInside)
    formView.addArrangedSubview(saveButton)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.accessibilityIdentifier = "cancel"
    cancelButton.addTarget(self, action: #selector(didTapCancel), for: .touchUpInside)
    formView.addArrangedSubview(cancelButton)
  }

  private func updateEmptyLabel() {
    emptyLabel.isHidden = isFormShown || !addresses.isEmpty || updatedAt == nil
    tableView.isHidden = isFormShown || addresses.isEmpty
  }

  private func updateStatus() {
    guard let updatedAt, let now = AppEnvironment.shared.services?.clock.now else {
      statusLabel.text = ""
      return
    }
    let minutes = Int(now.timeIntervalSince(updatedAt) / 60)
    if minutes < 1 {
      statusLabel.text = isOffline ? "Offline. Updated just now" : "Updated just now"
    } else if minutes == 1 {
      statusLabel.text = isOffline ? "Offline. Updated 1 minute ago" : "Updated 1 minute ago"
    } else {
      statusLabel.text =
        isOffline ? "Offline. Updated \(minutes) minutes ago" : "Updated \(minutes) minutes ago"
    }
  }

  // MARK: - Cache

  private func loadCache() {
    if let entry = AppEnvironment.shared.services?.cache.entry(forKey: "provinces") {
      if let list = try? JSONSerialization.jsonObject(with: entry.data) as? [[String: Any]] {
        for item in list {
          if let code = item["code"] as? String, let name = item["name"] as? String {
            provinces.append(Province(code: code, name: name))
          }
        }
      }
    }
    if let entry = AppEnvironment.shared.services?.cache.entry(forKey: "addresses") {
      if let list = try? JSONSerialization.jsonObject(with: entry.data) as? [[String: Any]] {
        var cached: [Address] = []
        for item in list {
          guard let id = item["id"] as? Int, let name = item["name"] as? String,
            let phone = item["phone"] as? String, let province = item["province"] as? String,
            let city = item["city"] as? String, let street = item["street"] as? String
          else { return }
          cached.append(
            Address(
              id: id, name: name, phone: phone, province: province, city: city, street: street,
              isDefault: item["default"] as? Bool ?? false))
        }
        addresses = cached
        updatedAt = entry.savedAt
      }
    }
  }

  // MARK: - Provinces

  private func loadProvinces() {
    guard !isLoadingProvinces else { return }
    isLoadingProvinces = true
    provinceButton.isEnabled = false
    let task = AppEnvironment.shared.services?.session.dataTask(
      with: HTTPRequest(path: "/provinces")
    ) { [weak self] data, status, error in
      guard let self else { return }
      self.isLoadingProvinces = false
      // Without provinces the list shows codes. Asked again with the next refresh.
      guard error == nil, status >= 200, status < 300, let data else { return }
      guard let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]] else {
        return
      }
      var loaded: [Province] = []
      for item in list {
        if let code = item["code"] as? String, let name = item["name"] as? String {
          loaded.append(Province(code: code, name: name))
        }
      }
      if loaded.isEmpty { return }
      self.provinces = loaded
      self.provinceButton.isEnabled = true
      if let now = AppEnvironment.shared.services?.clock.now {
        AppEnvironment.shared.services?.cache.save(
          CacheEntry(data: data, savedAt: now), forKey: "provinces")
      }
      self.tableView.reloadData()
    }
    task?.resume()
  }

  // MARK: - Loading

  private func loadAddresses() {
    requestID += 1
    let id = requestID
    pendingRequests += 1
    spinner.startAnimating()
    let task = AppEnvironment.shared.services?.session.dataTask(
      with: HTTPRequest(path: "/addresses")
    ) { [weak self] data, status, error in
      guard let self else { return }
      self.pendingRequests -= 1
      if self.pendingRequests == 0 {
        self.spinner.stopAnimating()
      }
      // Another request was made in the meantime, its answer is the right one.
      if id != self.requestID { return }

      if error != nil {
        AppEnvironment.shared.services?.log.record(
          "request_failed", details: ["reason": "connection"])
        if self.updatedAt != nil {
          self.isOffline = true
          self.updateStatus()
        } else {
          let alert = UIAlertController(
            title: "That did not work",
            message: "Please check your connection and try again.", preferredStyle: .alert)
          alert.addAction(
            UIAlertAction(title: "Retry", style: .default) { [weak self] _ in
              self?.loadAddresses()
            })
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          self.present(alert, animated: true)
        }
        return
      }

      if status < 200 || status > 299 {
        AppEnvironment.shared.services?.log.record(
          "request_failed", details: ["reason": "server"])
        let alert = UIAlertController(
          title: "That did not work", message: "The server refused (\(status)).",
          preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Retry", style: .default) { [weak self] _ in
            self?.loadAddresses()
          })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        self.present(alert, animated: true)
        return
      }

      if let data, let loaded = self.parse(data) {
        self.addresses = loaded
        self.isOffline = false
        if let now = AppEnvironment.shared.services?.clock.now {
          self.updatedAt = now
          AppEnvironment.shared.services?.cache.save(
            CacheEntry(data: data, savedAt: now), forKey: "addresses")
        }
        self.isFirstLaunch = false
        self.tableView.reloadData()
        self.updateEmptyLabel()
        self.updateStatus()
      } else {
        AppEnvironment.shared.services?.log.record(
          "request_failed", details: ["reason": "data"])
        let alert = UIAlertController(
          title: "That did not work", message: "The answer could not be understood.",
          preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Retry", style: .default) { [weak self] _ in
            self?.loadAddresses()
          })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        self.present(alert, animated: true)
      }
    }
    currentTask = task
    task?.resume()
  }

  private func parse(_ data: Data) -> [Address]? {
    guard let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]] else {
      return nil
    }
    var result: [Address] = []
    for item in list {
      guard let id = item["id"] as? Int, let name = item["name"] as? String,
        let phone = item["phone"] as? String, let province = item["province"] as? String,
        let city = item["city"] as? String, let street = item["street"] as? String
      else { return nil }
      result.append(
        Address(
          id: id, name: name, phone: phone, province: province, city: city, street: street,
          isDefault: item["default"] as? Bool ?? false))
    }
    return result
  }

  // MARK: - Bar buttons

  @objc private func didTapRefresh() {
    if provinces.isEmpty {
      loadProvinces()
    }
    loadAddresses()
  }

  @objc private func didTapAdd() {
    editingAddress = nil
    selectedProvinceCode = nil
    nameField.text = ""
    phoneField.text = ""
    cityField.text = ""
    streetField.text = ""
    provinceButton.setTitle("Choose a province", for: .normal)
    provinceButton.isEnabled = !provinces.isEmpty
    formErrorLabel.isHidden = true
    title = "New address"
    isFormShown = true
    formView.isHidden = false
    addButton?.isEnabled = false
    refreshButton?.isEnabled = false
    updateEmptyLabel()
  }

  private func showEditForm(for address: Address) {
    editingAddress = address
    selectedProvinceCode = address.province
    nameField.text = address.name
    phoneField.text = address.phone
    cityField.text = address.city
    streetField.text = address.street
    let province = provinces.first { $0.code == address.province }
    provinceButton.setTitle(province?.name ?? address.province, for: .normal)
    provinceButton.isEnabled = !provinces.isEmpty
    formErrorLabel.isHidden = true
    title = "Change address"
    isFormShown = true
    formView.isHidden = false
    addButton?.isEnabled = false
    refreshButton?.isEnabled = false
    updateEmptyLabel()
  }

  // MARK: - Form

  @objc private func didTapCancel() {
    title = "Addresses"
    isFormShown = false
    formView.isHidden = true
    addButton?.isEnabled = true
    refreshButton?.isEnabled = true
    editingAddress = nil
    updateEmptyLabel()
  }

  @objc private func didTapProvince() {
    let screen = ProvincesViewController(names: provinces.map { $0.name }) { [weak self] index in
      guard let self else { return }
      self.selectedProvinceCode = self.provinces[index].code
      self.provinceButton.setTitle(self.provinces[index].name, for: .normal)
    }
    navigationController?.pushViewController(screen, animated: true)
  }

  @objc private func didTapSave() {
    let name = (nameField.text ?? "").trimmingCharacters(in: .whitespaces)
    let phone = (phoneField.text ?? "").trimmingCharacters(in: .whitespaces)
    let city = (cityField.text ?? "").trimmingCharacters(in: .whitespaces)
    let street = (streetField.text ?? "").trimmingCharacters(in: .whitespaces)
    formErrorLabel.isHidden = true
    if name.isEmpty {
      formErrorLabel.text = "Please enter a name."
      formErrorLabel.isHidden = false
      return
    }
    if phone.count < 7 {
      formErrorLabel.text = "Please enter a phone number of at least 7 digits."
      formErrorLabel.isHidden = false
      return
    }
    guard let province = selectedProvinceCode else {
      formErrorLabel.text = "Please choose a province."
      formErrorLabel.isHidden = false
      return
    }
    if city.isEmpty {
      formErrorLabel.text = "Please enter a city."
      formErrorLabel.isHidden = false
      return
    }
    if street.isEmpty {
      formErrorLabel.text = "Please enter a street."
      formErrorLabel.isHidden = false
      return
    }
    let fields = [
      "name": name, "phone": phone, "province": province, "city": city, "street": street,
    ]
    guard let body = try? JSONSerialization.data(withJSONObject: fields) else { return }
    if let editingAddress {
      save(
        HTTPRequest(method: "PUT", path: "/addresses/\(editingAddress.id)", body: body),
        event: "address_changed")
    } else {
      save(HTTPRequest(method: "POST", path: "/addresses", body: body), event: "address_added")
    }
  }

  private func save(_ request: HTTPRequest, event: String) {
    pendingRequests += 1
    spinner.startAnimating()
    saveButton.isEnabled = false
    let task = AppEnvironment.shared.services?.session.dataTask(with: request) {
      [weak self] _, status, error in
      guard let self else { return }
      self.pendingRequests -= 1
      if self.pendingRequests == 0 {
        self.spinner.stopAnimating()
      }
      self.saveButton.isEnabled = true
      if error != nil || status < 200 || status > 299 {
        let message =
          error != nil
          ? "Please check your connection and try again." : "The server refused (\(status))."
        AppEnvironment.shared.services?.log.record(
          "request_failed", details: ["reason": error != nil ? "connection" : "server"])
        let alert = UIAlertController(
          title: "That did not work", message: message, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Retry", style: .default) { [weak self] _ in
            self?.save(request, event: event)
          })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        self.present(alert, animated: true)
        return
      }
      AppEnvironment.shared.services?.log.record(event, details: [:])
      self.didTapCancel()
      self.loadAddresses()
    }
    task?.resume()
  }

  // MARK: - UITextFieldDelegate

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      phoneField.becomeFirstResponder()
    } else if textField === phoneField {
      cityField.becomeFirstResponder()
    } else if textField === cityField {
      streetField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    if textField === phoneField {
      return string.allSatisfy { $0.isASCII && $0.isNumber }
    }
    return true
  }

  // MARK: - UITableViewDataSource

  func numberOfSections(in tableView: UITableView) -> Int {
    2
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if section == 0 {
      return addresses.filter { $0.isDefault }.count
    }
    return addresses.filter { !$0.isDefault }.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "AddressCell", for: indexPath)
    let list =
      indexPath.section == 0
      ? addresses.filter { $0.isDefault } : addresses.filter { !$0.isDefault }
    (cell as? AddressCell)?.configure(with: list[indexPath.row], provinces: provinces)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if section == 0 {
      return addresses.contains { $0.isDefault } ? "Default" : nil
    }
    return addresses.contains { !$0.isDefault } ? "Other addresses" : nil
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    let list =
      indexPath.section == 0
      ? addresses.filter { $0.isDefault } : addresses.filter { !$0.isDefault }
    confirmDelete(list[indexPath.row])
  }

  // MARK: - UITableViewDelegate

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let list =
      indexPath.section == 0
      ? addresses.filter { $0.isDefault } : addresses.filter { !$0.isDefault }
    let address = list[indexPath.row]
    let province = provinces.first { $0.code == address.province }?.name ?? address.province
    let place =
      address.city == province
      ? "\(address.street), \(address.city)" : "\(address.street), \(address.city), \(province)"
    let sheet = UIAlertController(
      title: address.name, message: place, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Change", style: .default) { [weak self] _ in
        self?.showEditForm(for: address)
      })
    if !address.isDefault {
      sheet.addAction(
        UIAlertAction(title: "Make default", style: .default) { [weak self] _ in
          self?.makeDefault(address)
        })
    }
    sheet.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.confirmDelete(address)
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  // MARK: - Default and delete

  private func makeDefault(_ address: Address) {
    pendingRequests += 1
    spinner.startAnimating()
    let task = AppEnvironment.shared.services?.session.dataTask(
      with: HTTPRequest(method: "PUT", path: "/addresses/\(address.id)/default")
    ) { [weak self] _, status, error in
      guard let self else { return }
      self.pendingRequests -= 1
      if self.pendingRequests == 0 {
        self.spinner.stopAnimating()
      }
      if error != nil || status < 200 || status > 299 {
        AppEnvironment.shared.services?.log.record(
          "request_failed", details: ["reason": error != nil ? "connection" : "server"])
        let alert = UIAlertController(
          title: "That did not work",
          message: error != nil
            ? "Please check your connection and try again." : "The server refused (\(status)).",
          preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Retry", style: .default) { [weak self] _ in
            self?.makeDefault(address)
          })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        self.present(alert, animated: true)
        return
      }
      AppEnvironment.shared.services?.log.record("default_set", details: [:])
      self.loadAddresses()
    }
    task?.resume()
  }

  private func confirmDelete(_ address: Address) {
    var province = address.province
    for candidate in provinces where candidate.code == address.province {
      province = candidate.name
    }
    var text = address.name + ", " + address.street + ", " + address.city
    if province != address.city {
      text += ", " + province
    }
    let alert = UIAlertController(
      title: "Delete this address?", message: text, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.delete(address)
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  private func delete(_ address: Address) {
    pendingRequests += 1
    spinner.startAnimating()
    let task = AppEnvironment.shared.services?.session.dataTask(
      with: HTTPRequest(method: "DELETE", path: "/addresses/\(address.id)")
    ) { [weak self] _, status, error in
      guard let self else { return }
      self.pendingRequests -= 1
      if self.pendingRequests == 0 {
        self.spinner.stopAnimating()
      }
      if error != nil || status < 200 || status > 299 {
        AppEnvironment.shared.services?.log.record(
          "request_failed", details: ["reason": error != nil ? "connection" : "server"])
        let alert = UIAlertController(
          title: "That did not work",
          message: error != nil
            ? "Please check your connection and try again." : "The server refused (\(status)).",
          preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Retry", style: .default) { [weak self] _ in
            self?.delete(address)
          })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        self.present(alert, animated: true)
        return
      }
      AppEnvironment.shared.services?.log.record("address_deleted", details: [:])
      self.loadAddresses()
    }
    task?.resume()
  }

  // MARK: - Search (not in 2.1)

  private func showSearch(_ text: String) {
    searchText = text
    filteredAddresses = addresses.filter { $0.name.lowercased().contains(text.lowercased()) }
    tableView.reloadData()
  }
}
