import KataCore
import Testing

struct StorageRuleTests {
  private static func duties(_ line: String) throws -> Set<Responsibility> {
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
}
