import KataCore

/// Reads or writes what outlives the screen.
///
/// - Has it: `UserDefaults.standard.set(name, forKey: "name")`, `try context.fetch(request)`, `cache.object(forKey: key)`
/// - Has not: `names["first"] = name`
///
/// Where an object of one's own stands between, its inside counts, not the call of it.
struct StorageRule: ResponsibilityRule {
  let responsibility = Responsibility.storage

  func isFulfilled(by atom: ReadAtom, in code: CodeReading) -> Bool {
    atom.atom.kind != .defaultArgument
      && atom.uses.contains { use in
        if code.service(use) == .storage { return use.kind != .read }
        return Self.known.covers(use, in: code) || isFileAccess(use) || isManagedObject(use, code)
      } || readsFile(atom, code)
  }

  /// Reads from an address in a type that works with files.
  private func readsFile(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    atom.uses.contains {
      $0.kind == .make && ["Data", "String", "NSArray", "NSDictionary"].contains($0.name)
        && $0.labels.first == "contentsOf"
    }
      && worksWithFiles(atom, code)
  }

  private func worksWithFiles(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    code.index.functionsOfType[atom.function.type].contains { function in
      code.atoms(ofFunction: function).contains { index in
        code.atom(index).uses.contains { Self.known.covers($0, in: code) }
      }
    }
  }

  private func isFileAccess(_ use: Use) -> Bool {
    switch use.kind {
    case .make:
      ["String", "Data", "NSDictionary", "NSArray"].contains(use.name)
        && use.labels.contains("contentsOfFile")
    case .call: use.name == "write" && use.labels.contains { $0 == "to" || $0 == "toFile" }
    default: false
    }
  }

  /// The making of an entity of Core Data; SwiftData's and Realm's are plain objects until they are added.
  private func isManagedObject(_ use: Use, _ code: CodeReading) -> Bool {
    guard use.kind == .make, let type = code.index.type(use.name) else { return false }
    return code.index.ancestors[type].contains("NSManagedObject")
  }

  static let known = KnownAPI(
    types: [
      "UserDefaults", "NSUserDefaults", "FileManager", "FileHandle", "NSCache", "URLCache",
      "NSManagedObjectContext", "NSPersistentContainer", "NSPersistentCloudKitContainer",
      "NSPersistentStoreCoordinator", "NSFetchRequest", "NSFetchedResultsController",
      "NSEntityDescription", "NSManagedObjectModel", "NSBatchDeleteRequest",
      "NSAsynchronousFetchRequest", "NSMergePolicy", "Realm", "RLMRealm", "Results",
      "ModelContext", "ModelContainer", "FetchDescriptor", "Keychain", "KeychainSwift",
      "KeychainWrapper", "KeychainAccess", "NSKeyedArchiver", "NSKeyedUnarchiver",
      "NSUbiquitousKeyValueStore", "DatabaseQueue", "DatabasePool", "SQLite", "FMDatabase",
      "FMDatabaseQueue", "ImageCache", "SDImageCache", "DiskStorage", "Disk", "Defaults",
      "MagicalRecord", "CoreStoreDefaults", "DataStack", "CKDatabase",
    ],
    functions: ["SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete"],
    words: ["viewContext", "managedObjectContext"],
    shapes: [
      "set(_:forKey:)", "setObject(_:forKey:)", "object(forKey:)", "removeObject(forKey:)",
      "performBackgroundTask(_:)", "fetchRequest()",
    ])
}
