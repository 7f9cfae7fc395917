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

  @Test func takesPickingFieldsOfADocumentAndFillingAnEntityForDomain() throws {
    let sample = CodeSample(
      """
      struct Note {
        let id: String
        let title: String
        init?(document: DocumentSnapshot) {
          guard let data = document.data(), let words = data["title"] as? String else { return nil }
          id = document.documentID
          title = words
        }
        init(_ title: String) {
          self.title = title
        }
        var fields: [String: Any] { return ["title": title] }
        var empty: [String: Any] { return [:] }
      }
      final class Shelf {
        func keep(_ title: String, _ context: NSManagedObjectContext) {
          let row = NoteRow(context: context)
          row.title = title
          other.title = title
        }
      }
      """)
    for code in ["let words", "id = document", "title = words", "return [\"title\"", "row.title"] {
      #expect(try sample.duties(code) == [.domain], "\(code)")
    }
    #expect(try sample.duties("let row") == [.storage])
    for code in ["self.title", "return [:]", "other.title"] {
      #expect(try sample.duties(code).isEmpty, "\(code)")
    }
  }

  @Test func takesAnEntityThatIsKeptForAStateAndNoWiring() throws {
    let sample = CodeSample(
      """
      class Account: Object { @objc dynamic var name = "" }
      final class Ledger { func note() {} }
      final class AccountInteractor {
        var account: Account?
        var ledger: Ledger?
        func begin() {
          account = nil
          ledger = Ledger()
        }
        func open() { account = Account() }
      }
      """)
    #expect(try sample.duties("account = nil") == [.domain])
    #expect(try sample.duties("account = Account()") == [.domain])
    #expect(try sample.duties("ledger = ") == [.wiring])
  }

  @Test func takesARecordThatIsMadeOrGivenAFieldByNameForDomain() throws {
    let sample = CodeSample(
      """
      class Team: Object { @objc dynamic var name = "" }
      final class Store {
        func keep(_ person: NSManagedObject, _ request: Request) {
          let team = Team()
          person.setValue("Ada", forKey: "name")
          request.setValue("text/html", forKey: "type")
        }
      }
      """)
    #expect(try sample.duties("let team") == [.domain])
    #expect(try sample.duties("person.setValue") == [.domain])
    #expect(try !sample.duties("request.setValue").contains(.domain))
  }
}
