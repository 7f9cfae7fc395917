import Foundation
import ProfileContract

/// Makes the texts of the form that need a decision.
struct ProfileWording {
  let profile: Profile
  let today: Date

  var name: String {
    let names = filled([profile.firstName, profile.lastName])
    if names.isEmpty { return "No name yet" }
    return (filled([profile.salutation]) + names).joined(separator: " ")
  }

  /// What is wrong with the form, the first thing first; empty when nothing is.
  func problem(with birthDate: BirthDate) -> String {
    if filled([profile.firstName, profile.lastName]).isEmpty {
      return "Please enter a first or last name."
    }
    if !birthDate.isReadable { return "Please enter the birth date as 1990-05-17." }
    if let day = birthDate.day, day > today { return "The birth date is in the future." }
    if let day = birthDate.day, day < earliest { return "Please check the birth date." }
    if filled([profile.email]).contains(where: { !$0.contains("@") }) {
      return "The e-mail address is not complete."
    }
    let address = [profile.street, profile.postalCode, profile.city]
    return [0, address.count].contains(filled(address).count) ? "" : "The address is not complete."
  }

  /// The first birth date that is believed.
  private var earliest: Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(byAdding: .year, value: -120, to: today) ?? .distantPast
  }

  private func filled(_ texts: [String]) -> [String] {
    texts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
