import Foundation
import Observation
import ProfileContract
import UIKit

final class ProfileViewController: UIViewController {
  private let profile: Profile
  private let services: ProfileServices

  private let nameLabel = UILabel()
  private let birthdayLabel = UILabel()
  private let salutationField = UITextField()
  private let firstNameField = UITextField()
  private let lastNameField = UITextField()
  private let birthDateField = UITextField()
  private let companyField = UITextField()
  private let jobTitleField = UITextField()
  private let emailField = UITextField()
  private let phoneField = UITextField()
  private let streetField = UITextField()
  private let postalCodeField = UITextField()
  private let cityField = UITextField()
  private let countryField = UITextField()
  private let problemLabel = UILabel()
  private let saveButton = UIButton(type: .system)
  private let statusLabel = UILabel()
  private let column = UIStackView()

  private let formatter = DateFormatter()
  private var shownBirthDate: Date?
  private var isSaving = false

  init(profile: Profile, services: ProfileServices) {
    self.profile = profile
    self.services = services
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  // MARK: - Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = .systemBackground
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")

    nameLabel.font = .systemFont(ofSize: 24)
    nameLabel.accessibilityIdentifier = "name"
    birthdayLabel.textColor = .secondaryLabel
    birthdayLabel.accessibilityIdentifier = "birthday"
    problemLabel.textColor = .systemRed
    problemLabel.numberOfLines = 0
    problemLabel.accessibilityIdentifier = "problem"
    statusLabel.textColor = .secondaryLabel
    statusLabel.accessibilityIdentifier = "status"
    saveButton.setTitle("Save", for: .normal)
    saveButton.accessibilityIdentifier = "save"
    saveButton.addTarget(self, action: #selector(didTapSave), for: .touchUpInside)

    column.addArrangedSubview(nameLabel)
    column.addArrangedSubview(birthdayLabel)
    addRow("Salutation", salutationField, id: "salutation")
    addRow("First name", firstNameField, id: "firstName")
    addRow("Last name", lastNameField, id: "lastName")
    addRow("Birth date", birthDateField, id: "birthDate")
    addRow("Company", companyField, id: "company")
    addRow("Job title", jobTitleField, id: "jobTitle")
    addRow("E-mail", emailField, id: "email")
    addRow("Phone", phoneField, id: "phone")
    addRow("Street", streetField, id: "street")
    addRow("Postal code", postalCodeField, id: "postalCode")
    addRow("City", cityField, id: "city")
    addRow("Country", countryField, id: "country")
    column.addArrangedSubview(problemLabel)
    column.addArrangedSubview(saveButton)
    column.addArrangedSubview(statusLabel)
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let margins = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
    ])

    if let birthDate = profile.birthDate {
      formatter.dateFormat = "yyyy-MM-dd"
      birthDateField.text = formatter.string(from: birthDate)
      shownBirthDate = birthDate
    }
    reload()
  }

  private func addRow(_ caption: String, _ field: UITextField, id: String) {
    let label = UILabel()
    label.text = caption
    label.widthAnchor.constraint(equalToConstant: 130).isActive = true
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = id
    field.addTarget(self, action: #selector(didEdit(_:)), for: .editingChanged)
    let row = UIStackView(arrangedSubviews: [label, field])
    row.axis = .horizontal
    row.spacing = 8
    column.addArrangedSubview(row)
  }

  // MARK: - Model

  private func reload() {
    withObservationTracking {
      salutationField.text = profile.salutation
      firstNameField.text = profile.firstName
      lastNameField.text = profile.lastName
      companyField.text = profile.company
      jobTitleField.text = profile.jobTitle
      emailField.text = profile.email
      phoneField.text = profile.phone
      streetField.text = profile.street
      postalCodeField.text = profile.postalCode
      cityField.text = profile.city
      countryField.text = profile.country
      // Only if it was changed elsewhere, otherwise it jumps while people type!
      if profile.birthDate != shownBirthDate {
        shownBirthDate = profile.birthDate
        if let birthDate = profile.birthDate {
          formatter.dateFormat = "yyyy-MM-dd"
          birthDateField.text = formatter.string(from: birthDate)
        } else {
          birthDateField.text = ""
        }
      }
      update()
    } onChange: { [weak self] in
      Task { @MainActor in self?.reload() }
    }
  }

  @objc private func didEdit(_ sender: UITextField) {
    let text = sender.text ?? ""
    if sender == salutationField { profile.salutation = text }
    if sender == firstNameField { profile.firstName = text }
    if sender == lastNameField { profile.lastName = text }
    if sender == companyField { profile.company = text }
    if sender == jobTitleField { profile.jobTitle = text }
    if sender == emailField { profile.email = text }
    if sender == phoneField { profile.phone = text }
    if sender == streetField { profile.street = text }
    if sender == postalCodeField { profile.postalCode = text }
    if sender == cityField { profile.city = text }
    if sender == countryField { profile.country = text }
    if sender == birthDateField {
      formatter.dateFormat = "yyyy-MM-dd"
      if text.isEmpty {
        shownBirthDate = nil
        profile.birthDate = nil
      } else if let date = formatter.date(from: text) {
        shownBirthDate = date
        profile.birthDate = date
      }
    }
    update()
  }

  private func update() {
    let salutation = profile.salutation.trimmingCharacters(in: .whitespaces)
    let firstName = profile.firstName.trimmingCharacters(in: .whitespaces)
    let lastName = profile.lastName.trimmingCharacters(in: .whitespaces)
    if firstName.isEmpty && lastName.isEmpty {
      nameLabel.text = "No name yet"
    } else if salutation.isEmpty {
      nameLabel.text = "\(firstName) \(lastName)".trimmingCharacters(in: .whitespaces)
    } else {
      let name = "\(firstName) \(lastName)".trimmingCharacters(in: .whitespaces)
      nameLabel.text = "\(salutation) \(name)"
    }

    if let birthDate = profile.birthDate {
      formatter.dateFormat = "EEEE MMMM d, yyyy"
      birthdayLabel.text = "Born on \(formatter.string(from: birthDate))"
    } else {
      birthdayLabel.text = ""
    }

    formatter.dateFormat = "yyyy-MM-dd"
    let birthDateText = birthDateField.text ?? ""
    let email = profile.email.trimmingCharacters(in: .whitespaces)
    let address = [profile.street, profile.postalCode, profile.city]
      .map { $0.trimmingCharacters(in: .whitespaces) }
    if firstName.isEmpty && lastName.isEmpty {
      problemLabel.text = "Please enter a first or last name."
    } else if !birthDateText.isEmpty && formatter.date(from: birthDateText) == nil {
      problemLabel.text = "Please enter the birth date as 1990-05-17."
    } else if let birthDate = profile.birthDate, birthDate > services.today {
      problemLabel.text = "The birth date is in the future."
    } else if let birthDate = profile.birthDate, birthDate < earliestBirthDate() {
      problemLabel.text = "Please check the birth date."
    } else if !email.isEmpty && !email.contains("@") {
      problemLabel.text = "The e-mail address is not complete."
    } else if address.contains("") && address != ["", "", ""] {
      problemLabel.text = "The address is not complete."
    } else {
      problemLabel.text = ""
    }
    saveButton.isEnabled = problemLabel.text == "" && !isSaving
  }

  private func earliestBirthDate() -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = formatter.timeZone
    return calendar.date(byAdding: .year, value: -120, to: services.today) ?? .distantPast
  }

  // MARK: - Saving

  @objc private func didTapSave() {
    if problemLabel.text != "" || isSaving { return }
    isSaving = true
    saveButton.isEnabled = false
    statusLabel.text = "Saving…"
    services.server.save(profile) { [weak self] result in
      guard let self else { return }
      self.isSaving = false
      if case .success = result {
        self.statusLabel.text = "Saved"
      } else {
        self.statusLabel.text = "Not saved. Please try again."
      }
      self.update()
    }
  }
}
