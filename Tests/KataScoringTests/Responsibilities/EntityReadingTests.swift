import KataCore
import Testing

struct EntityReadingTests {
  private static let sample = CodeSample(
    """
    final class Row: NSManagedObject { var title: String?; var made: Date? }
    struct Owner { let name: String }
    struct Note {
      let title: String
      let made: Date
      let owner: Owner?
      init?(_ row: Row) {
        guard let date = row.made else { return nil }
        title = row.title ?? ""
        self.made = date
        owner = nil
      }
      init(title: String, made: Date, by owner: Owner) {
        self.title = title
        self.made = made
        self.owner = owner
      }
    }
    struct Page: Decodable {
      let number: Int
      let next: String
      enum Keys: String, CodingKey { case number, next }
      init(from decoder: Decoder) throws {
        let box = try decoder.container(keyedBy: Keys.self)
        number = try box.decode(Int.self, forKey: .number)
        next = try box.decodeIfPresent(String.self, forKey: .next) ?? " "
      }
    }
    """)

  @Test(arguments: [
    "title = row", "self.made = date", "let box", "number = try", "next = try",
  ])
  func takesPickingFieldsOutOfDataForDomain(code: String) throws {
    #expect(try Self.sample.duties(code) == [.domain])
  }

  @Test(arguments: ["self.title = title", "self.made = made", "self.owner = owner", "owner = nil"])
  func leavesOutKeepingWhatIsGiven(code: String) throws {
    #expect(try Self.sample.duties(code).isEmpty)
  }
}
