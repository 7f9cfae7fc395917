/// How the screens read, as the brief has it.
enum Wording {
  static let empty = "There are no users yet."
  static let failure = "Something went wrong"
  static let usersFailed = "The users could not be loaded."
  static let detailsFailed = "The details could not be loaded."
  static let pageFailed = "The page could not be loaded."
  static let notOpened = "No app could open this."
  static let about = "https://users.example/about"

  static func question(_ phone: String) -> String { "Call \(phone)?" }
}
