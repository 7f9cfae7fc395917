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
          || isDatabaseCall(use)
      } || readsFile(atom, code) || narrowsSearch(atom, code)
      || namesPlace(atom, code)
  }

  /// Puts together the address of a file from a folder that the file system was asked for.
  private func namesPlace(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    let folders = atom.uses.compactMap { use in
      use.kind == .call && Self.paths.contains(use.name) ? use.chain.first : nil
    }
    return !folders.isEmpty
      && code.atoms(ofFunction: atom.atom.function).map(code.atom).contains { other in
        other.index < atom.index && !Set(folders).isDisjoint(with: other.atom.binds)
          && other.uses.contains { Self.known.covers($0, in: code) }
      }
  }

  private static let paths: Set<String> = [
    "appendingPathComponent", "appending", "appendingPathExtension",
  ]

  /// Says which entities of a store are meant.
  private func narrowsSearch(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    ["NSPredicate", "NSSortDescriptor", "SortDescriptor"].contains { atom.has(.make, $0) }
      && atom.atom.binds.contains { name in
        code.readers(of: name, after: atom).contains { reader in
          code.atom(reader).uses.contains { Self.known.covers($0, in: code) }
        }
      }
  }

  /// Reads from an address in a type that works with files.
  private func readsFile(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    atom.uses.contains {
      $0.kind == .make && ["Data", "String", "NSArray", "NSDictionary"].contains($0.name)
        && $0.labels.first == "contentsOf"
    }
      && (worksWithFiles(atom, code) || asksForFile(atom, code))
  }

  /// Whether the address is worked out by a function that looks for a file.
  private func asksForFile(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    atom.uses.contains { looksForFile($0, code, depth: 2) }
  }

  private func looksForFile(_ use: Use, _ code: CodeReading, depth: Int) -> Bool {
    if use.on == "Bundle" || use.on == "FileManager" { return true }
    if use.kind == .make { return use.labels.first == "fileURLWithPath" }
    guard use.kind == .call, depth > 0 else { return false }
    return code.callees(of: use).flatMap(code.atoms(ofFunction:)).contains { index in
      code.atom(index).uses.contains { looksForFile($0, code, depth: depth - 1) }
    }
  }

  private func worksWithFiles(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    code.index.functionsOfType[atom.function.type].contains { function in
      code.atoms(ofFunction: function).contains { index in
        code.atom(index).uses.contains { Self.known.covers($0, in: code) }
      }
    }
  }

  /// A call of SQLite's own functions, which are of C and belong to no type.
  private func isDatabaseCall(_ use: Use) -> Bool {
    use.kind == .call && use.on == nil && use.name.hasPrefix("sqlite3_")
  }

  private func isFileAccess(_ use: Use) -> Bool {
    switch use.kind {
    case .make:
      ["String", "Data", "NSDictionary", "NSArray", "UIImage"].contains(use.name)
        && use.labels.contains("contentsOfFile")
    case .call: use.name == "write" && use.labels.contains { $0 == "to" || $0 == "toFile" }
    default: false
    }
  }

  /// The making of an entity of Core Data; SwiftData's and Realm's are plain objects until they are added.
  private func isManagedObject(_ use: Use, _ code: CodeReading) -> Bool {
    if use.kind == .call, use.name == "fetchRequest", use.labels.isEmpty { return true }
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
