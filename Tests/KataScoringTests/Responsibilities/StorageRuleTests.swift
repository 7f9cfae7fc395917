import KataCore
import Testing

struct StorageRuleTests {
  private static func duties(_ line: String) throws -> Duties {
    try CodeSample(
      """
      import CoreData
      final class Memory {
        let defaults: UserDefaults
        let context: NSManagedObjectContext
        let files = FileManager.default
        let cache = NSCache<NSString, NSData>()
        let box: Drawer
        var names: [String: String] = [:]
        func keep(_ name: String, _ url: URL, _ data: Data) throws { \(line) }
      }
      """, services: ["Drawer": .storage]
    ).duties(line)
  }

  @Test(arguments: [
    "defaults.set(name, forKey: \"name\")", "let names = defaults.string(forKey: \"name\")",
    "UserDefaults.standard.removeObject(forKey: name)", "try context.save()",
    "cache.removeAllObjects()", "try data.write(to: url)", "try files.removeItem(at: url)",
    "box.put(name)", "sqlite3_close(handle)",
    "let request = NSFetchRequest<NSManagedObject>(entityName: \"Person\")",
  ])
  func findsWhatOutlivesTheScreen(line: String) throws {
    #expect(try Self.duties(line).contains(.storage))
  }

  @Test(arguments: [
    "names[\"first\"] = name", "let count = names.count", "try keep(name, url, data)",
  ])
  func leavesOutWhatIsNot(line: String) throws {
    #expect(try !Self.duties(line).contains(.storage))
  }

  @Test func takesAStoreThatIsUsedByDefaultForWiring() throws {
    let sample = CodeSample(
      "final class Memory { init(_ defaults: UserDefaults = UserDefaults.standard) {} }")
    #expect(try sample.duties("UserDefaults.standard") == [.wiring])
  }

  @Test func findsFilesAndWhatASearchInAStoreIsNarrowedBy() throws {
    let sample = CodeSample(
      """
      import CoreData
      final class Shelf {
        func read(_ path: String, _ request: NSFetchRequest<NSManagedObject>) -> UIImage? {
          let wanted = NSPredicate(format: "name = %@", path)
          request.predicate = wanted
          let folder = FileManager.default.temporaryDirectory
          let file = folder.appendingPathComponent(path)
          return UIImage(contentsOfFile: path)
        }
        func pick(_ names: NSArray) {
          let rule = NSPredicate(format: "name = %@", "Ada")
          names.filtered(using: rule)
        }
      }
      """)
    for code in ["let wanted", "request.predicate", "let file", "return UIImage"] {
      #expect(try sample.duties(code) == [.storage], "\(code)")
    }
    #expect(try sample.duties("let rule") == [.domain])
  }

  @Test func findsWhatAStoreIsAskedWith() throws {
    let sample = CodeSample(
      """
      final class Shelf {
        var handle: OpaquePointer?
        func find(_ id: Int, _ defaults: UserDefaults, _ label: UILabel) {
          let command = "SELECT * FROM Person WHERE id = \\(id)"
          sqlite3_prepare(handle, command, -1, &handle, nil)
          let key = "person-\\(id)"
          let name = defaults.string(forKey: key)
          let wording = "Person \\(id)"
          defaults.set(wording, forKey: "wording")
        }
      }
      """)
    #expect(try sample.duties("let command") == [.storage])
    #expect(try sample.duties("let key") == [.storage])
    #expect(try sample.duties("let wording") == [.presentation])
  }

  @Test func tellsFilesOfTheProgramFromAddressesOfAServer() throws {
    let sample = CodeSample(
      """
      final class Shelf {
        func read() -> Data? {
          let bundle = Bundle(for: Shelf.self)
          let file = bundle.url(forResource: "people", withExtension: "json")
          return try? Data(contentsOf: file!)
        }
      }
      final class Client {
        func read() -> Data? {
          let address = URL(string: "https://example.com/people")
          return try? Data(contentsOf: address!)
        }
      }
      """)
    #expect(try sample.duties("let file") == [.storage])
    #expect(try sample.duties("return try? Data(contentsOf: file!)") == [.storage])
    #expect(try sample.duties("return try? Data(contentsOf: address!)") == [.network])
  }

  @Test func takesADictionaryOfDataThatAllObjectsShareForAStore() throws {
    let sample = CodeSample(
      """
      final class Gallery {
        static var pictures: [String: UIImage] = [:]
        static var listeners: [String: () -> Void] = [:]
        static let names: [String: String] = [:]
        func keep(_ picture: UIImage, _ name: String) {
          Gallery.pictures[name] = picture
          Gallery.listeners[name]?()
          let wanted = Gallery.names[name]
        }
      }
      """)
    #expect(try sample.duties("Gallery.pictures").contains(.storage))
    #expect(try !sample.duties("Gallery.listeners").contains(.storage))
    #expect(try !sample.duties("let wanted").contains(.storage))
  }

  @Test func knowsTheWordsOfTheKeychain() throws {
    let sample = CodeSample(
      """
      struct Safe {
        func keep(_ data: Data) -> Bool {
          let words: [CFString: Any] = [kSecClass: kSecClassKey, kSecValueData: data]
          return SecItemAdd(words as CFDictionary, nil) == errSecSuccess
        }
      }
      """)
    #expect(try sample.duties("let words") == [.storage])
    #expect(try sample.duties("return SecItemAdd").contains(.storage))
  }

  @Test func findsDocumentsAndTreesThatAServerKeeps() throws {
    let sample = CodeSample(
      """
      import Firebase
      final class Shelf {
        let base = Firestore.firestore()
        let tree = Database.database().reference()
        func keep(_ id: String, _ words: [String: Any], _ outside: Unknown) {
          base.collection("notes").document(id).setData(words) { error in leave() }
          outside.notes.addDocument(data: words)
          tree.child("scores").child(id).setValue(3)
          CKContainer.default().privateCloudDatabase.save(record) { _, _ in }
          Auth.auth().signIn(withEmail: id, password: id)
          base.collection("notes").getDocuments { snapshot, error in
            guard let notes = snapshot?.documents else { return }
            leave(notes)
          }
        }
      }
      """)
    let codes = [
      "Firestore.firestore", "Database.database", "base.collection(\"notes\").document",
      "outside.notes", "tree.child", "CKContainer", "base.collection(\"notes\").getDocuments",
    ]
    for code in codes { #expect(try sample.duties(code) == [.storage], "\(code)") }
    #expect(try sample.duties("Auth.auth") == [.network])
    #expect(try sample.duties("let notes").isEmpty)
  }

  @Test func takesWhatAStoresFunctionsAnswerWithForTheirMatterAndNoDecision() throws {
    let sample = CodeSample(
      """
      final class Shelf {
        var handle: OpaquePointer?
        func open(_ path: String, _ count: Int) -> Bool {
          let options = [NSMigratePersistentStoresAutomaticallyOption: true]
          let folders = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
          let folder = folders[folders.count - 1]
          let file = folder.appendingPathComponent("\\(path).sqlite")
          if sqlite3_step(handle) == SQLITE_ROW { return true }
          let last = parts[count - 1]
          return count == 3
        }
      }
      """)
    for code in ["let options", "let folder =", "let file", "sqlite3_step"] {
      #expect(try sample.duties(code) == [.storage], "\(code)")
    }
    #expect(try sample.duties("let last") == [.domain])
    #expect(try sample.duties("return count") == [.domain])
  }
}
