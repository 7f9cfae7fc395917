import KataCore

/// Tells where files are read, written, looked for or given an address.
struct FileReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  func touches(_ atom: ReadAtom) -> Bool {
    atom.uses.contains(where: isAccess) || readsAddress(atom) || namesPlace(atom) || finds(atom)
      || picksFolder(atom)
  }

  /// Takes one of the folders that the file system answered with.
  private func picksFolder(_ atom: ReadAtom) -> Bool {
    guard !atom.atom.binds.isEmpty,
      atom.has(.call, "subscript") || atom.has(.read, "first") || atom.has(.read, "last")
    else { return false }
    return code.givers(of: atom).contains(where: asksForFolders)
  }

  private func asksForFolders(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { use in
      Self.keepers.contains(use.on ?? "") && ["urls", "URLsForDirectory"].contains(use.name)
        || use.name == "NSSearchPathForDirectoriesInDomains"
    }
  }

  private func isAccess(_ use: Use) -> Bool {
    switch use.kind {
    case .make:
      Self.contents.holdsName(of: use) && use.labels.contains("contentsOfFile")
    case .call: use.name == "write" && use.labels.contains { $0 == "to" || $0 == "toFile" }
    default: false
    }
  }

  // MARK: Reading

  /// Reads from an address in a type that works with files, or from the address of a file.
  private func readsAddress(_ atom: ReadAtom) -> Bool {
    atom.has(.make) {
      Self.contents.holdsName(of: $0)
        && ["contentsOf", "contentsOfURL"].contains($0.labels.first ?? "")
    }
      && (worksWithStores(atom) || asksForFile(atom))
  }

  /// Whether the address is worked out by what looks for a file, here or before.
  private func asksForFile(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { looksForFile($0, depth: 2) }
      || code.givers(of: atom).contains { giver in
        giver.uses.contains { looksForFile($0, depth: 2) }
      }
  }

  private func looksForFile(_ use: Use, depth: Int) -> Bool {
    if Self.keepers.contains(use.on ?? "") { return true }
    if use.kind == .make { return use.labels.first == "fileURLWithPath" }
    guard use.kind == .call, depth > 0 else { return false }
    return code.callees(of: use).flatMap(code.atoms(ofFunction:)).contains { index in
      code.atom(index).uses.contains { looksForFile($0, depth: depth - 1) }
    }
  }

  private func worksWithStores(_ atom: ReadAtom) -> Bool {
    works(atom) { isLookUp($0) || StorageRule.known.covers($0, in: code) }
  }

  private func works(_ atom: ReadAtom, with isMeant: (Use) -> Bool) -> Bool {
    code.index.functionsOfType[atom.function.type].contains { function in
      code.atoms(ofFunction: function).contains { code.atom($0).uses.contains(where: isMeant) }
    }
  }

  // MARK: Finding

  /// Puts together the address of a file from a folder that the file system was asked for.
  private func namesPlace(_ atom: ReadAtom) -> Bool {
    guard atom.has(.call) else { return false }
    let folders = atom.uses.filter { $0.kind == .call && Self.paths.holdsName(of: $0) }.map(\.chain)
    guard !folders.isEmpty else { return false }
    let isGiven = code.givers(of: atom).contains { giver in
      folders.contains { $0.first.map(giver.atom.binds.contains) == true }
        && (giver.uses.contains { StorageRule.known.covers($0, in: code) } || picksFolder(giver))
    }
    return isGiven
      || atom.type.properties.contains { property in folders.contains { $0.last == property.name } }
        && works(atom) { Self.keepers.contains($0.on ?? "") }
  }

  /// Asks where a file of the program lies that is read next, or tells those who ask.
  private func finds(_ atom: ReadAtom) -> Bool {
    guard atom.has(.call), atom.uses.contains(where: isLookUp) else { return false }
    if atom.atom.binds.isEmpty { return atom.has(.control, "return") }
    return atom.atom.binds.contains { name in
      code.readers(of: name, after: atom).map(code.atom).contains { reader in
        reader.uses.contains {
          $0.kind == .make && $0.labels.contains { $0.hasPrefix("contentsOf") }
            || StorageRule.known.covers($0, in: code)
        }
      }
    }
  }

  private func isLookUp(_ use: Use) -> Bool {
    guard use.kind == .call, use.on == "Bundle" || use.on == "NSBundle" || use.on == nil else {
      return false
    }
    return ["url", "path"].contains(use.name) && use.labels.first == "forResource"
      && use.labels.count > 1
      || Self.oldLookUps.holdsName(of: use)
  }

  private static let contents: NameSet = [
    "String", "Data", "NSString", "NSData", "NSDictionary", "NSArray", "UIImage",
  ]
  private static let keepers: NameSet = ["Bundle", "NSBundle", "FileManager", "NSFileManager"]
  private static let paths: NameSet = [
    "appendingPathComponent", "appending", "appendingPathExtension", "URLByAppendingPathComponent",
    "stringByAppendingPathComponent",
  ]
  private static let oldLookUps: NameSet = ["URLForResource", "pathForResource"]
}
