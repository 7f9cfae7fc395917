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
    guard atom.atom.kind != .defaultArgument else { return false }
    let isAsked = atom.uses.contains { use in
      if code.service(use) == .storage { return use.kind != .read }
      return Self.known.covers(use, in: code) || isManagedObject(use, code)
        || Self.isDatabaseCall(use) || Self.isStoreWord(use) || keepsForAll(use, atom, code)
    }
    return isAsked || FileReading(code).touches(atom) || QueryReading(code).words(atom)
  }

  /// Looks data up in a dictionary that all objects of a type share, or puts them there: they outlive each of them.
  private func keepsForAll(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard use.name == "subscript", use.kind == .call || use.kind == .write,
      let name = use.chain.last, let held = use.type, !code.isOwnObject(held)
    else { return false }
    let owner = use.chain.dropLast().last.flatMap(code.index.type).map { code.facts.types[$0] }
    return (owner ?? atom.type).properties.contains {
      $0.name == name && $0.isStatic && $0.isVariable && $0.type == "Dictionary"
    }
  }

  /// A call of SQLite's own functions, which are of C and belong to no type.
  static func isDatabaseCall(_ use: Use) -> Bool {
    use.kind == .call && use.on == nil && use.name.hasPrefix("sqlite3_")
  }

  /// A word of the keychain's or SQLite's functions, which are of C, or of the options of Core Data.
  private static func isStoreWord(_ use: Use) -> Bool {
    use.kind == .read && use.on == nil && use.chain.isEmpty
      && (use.name.hasPrefix("kSec") || isStatus(use) || options.contains(use.name))
  }

  /// What the functions of the keychain and of SQLite answer with, as a server does with a status.
  static func isStatus(_ use: Use) -> Bool {
    use.kind == .read && (use.name.hasPrefix("SQLITE_") || use.name.hasPrefix("errSec"))
  }

  private static let options: Set<String> = [
    "NSMigratePersistentStoresAutomaticallyOption", "NSInferMappingModelAutomaticallyOption",
    "NSSQLiteStoreType", "NSInMemoryStoreType", "NSPersistentHistoryTrackingKey",
  ]

  /// The making of an entity of Core Data; SwiftData's and Realm's are plain objects until they are added.
  private func isManagedObject(_ use: Use, _ code: CodeReading) -> Bool {
    if use.kind == .call, use.name == "fetchRequest", use.labels.isEmpty { return true }
    if use.name == "init", Self.insertions.contains(where: use.labels.contains) { return true }
    if use.kind == .make, Self.insertions.contains(where: use.labels.contains) { return true }
    // Xcode writes the classes of entities itself, so that nobody has read them.
    if use.kind == .make, use.labels == ["context"], code.nature(use.name) == nil { return true }
    guard use.kind == .make, let type = code.index.type(use.name) else { return false }
    return code.index.ancestors[type].contains("NSManagedObject")
  }

  private static let insertions = ["insertInto", "insertIntoManagedObjectContext"]

  static let known = KnownAPI(
    types: [
      "UserDefaults", "NSUserDefaults", "FileManager", "NSFileManager", "FileHandle", "FileWrapper",
      "NSCache", "URLCache", "NSURLCache", "UIDocument", "UIManagedDocument", "PHPhotoLibrary",
      "NSManagedObjectContext", "NSPersistentContainer", "NSPersistentCloudKitContainer",
      "NSPersistentStoreCoordinator", "NSFetchRequest", "NSFetchedResultsController",
      "NSEntityDescription", "NSManagedObjectModel", "NSBatchDeleteRequest", "NSBatchInsertRequest",
      "NSBatchUpdateRequest", "NSAsynchronousFetchRequest", "NSPersistentStoreDescription",
      "NSMergePolicy", "Realm", "RLMRealm", "RLMResults", "Results", "ModelContext",
      "ModelContainer", "ModelConfiguration", "FetchDescriptor", "Keychain", "KeychainSwift",
      "KeychainWrapper", "KeychainItemWrapper", "KeychainAccess", "Locksmith", "Valet",
      "NSKeyedArchiver", "NSKeyedUnarchiver", "NSUbiquitousKeyValueStore", "DatabaseQueue",
      "DatabasePool", "DatabaseMigrator", "SQLite", "FMDatabase", "FMDatabaseQueue",
      "FMResultSet", "MMKV", "ImageCache", "SDImageCache", "DiskStorage", "Disk", "Defaults",
      "MagicalRecord", "CoreStoreDefaults", "DataStack", "CKDatabase", "CKContainer", "CKRecord",
      "CKQuery", "CKQueryOperation", "CKModifyRecordsOperation", "Firestore", "Query",
      "CollectionReference", "DocumentReference", "WriteBatch", "Database", "DatabaseReference",
      "DatabaseQuery", "Storage", "StorageReference",
    ],
    functions: [
      "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete",
      "NSSearchPathForDirectoriesInDomains", "NSTemporaryDirectory", "NSHomeDirectory",
      "UIImageWriteToSavedPhotosAlbum",
    ],
    words: [
      "viewContext", "managedObjectContext", "addDocument", "setData", "getDocuments",
      "getDocument", "updateData", "whereField", "deleteDocument", "addSnapshotListener",
      "observeSingleEvent", "updateChildValues", "childByAutoId",
    ],
    shapes: [
      "sorted(byKeyPath:)", "sorted(byKeyPath:ascending:)",
      "set(_:forKey:)", "setObject(_:forKey:)", "object(forKey:)", "removeObject(forKey:)",
      "performBackgroundTask(_:)", "fetchRequest()",
    ])
}
