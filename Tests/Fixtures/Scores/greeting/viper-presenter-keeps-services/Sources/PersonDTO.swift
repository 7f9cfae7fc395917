import GreetingContract

struct PersonDTO: Decodable {
  let id: Int
  let salutation: String?
  let firstName: String
  let lastName: String

  private enum CodingKeys: String, CodingKey {
    case id, salutation
    case firstName = "first_name"
    case lastName = "last_name"
  }

  func toEntity() throws -> Person {
    guard !(firstName.isEmpty && lastName.isEmpty) else { throw GreetingFailure.data }
    return Person(
      id: id, salutation: salutation ?? "", firstName: firstName, lastName: lastName)
  }
}
