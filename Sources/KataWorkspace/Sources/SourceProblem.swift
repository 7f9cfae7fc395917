import Foundation
import KataCore

/// Something below `Sources` that keeps it from being checked as it is.
enum SourceProblem: Error, Hashable {
  case noFolder, noFile
  case tooManyFiles(Int, in: String), tooManyEntries(in: String), tooDeep(String)
  case link(String), special(String), kind(String), capital(String), name(String), twin(String)
  case tooBig(String), vanished(String), unreadable(String), leftOut(String)
  case notUTF8(RelativePath, at: UTF8Fault)

  /// What can be said of an entry before it is opened; nil when it may be read or passed over.
  init?(with entry: SourceWalk.Entry) {
    let (path, name) = (entry.path, entry.name)
    let isUnprintable = RelativePath(path) == nil || path.contains("\u{fffd}")
    switch entry.kind {
    case _ where isUnprintable || name.hasPrefix("-") || name.hasPrefix("@"): self = .name(path)
    case nil: self = .vanished(path)
    case .link: self = .link(path)
    case .special, .folder: self = .special(path)
    case .file(let count):
      switch FileKind(of: name) {
      case .swift where count > SourceReader.maximumBytes: self = .tooBig(path)
      case .swift, .companion: return nil
      case .capitalSwift: self = .capital(path)
      case .code: self = .kind(path)
      case .other: self = .leftOut(path)
      }
    }
  }

  /// What keeps a folder from being looked through.
  init(_ cut: SourceWalk.Cut, in top: String) {
    switch cut {
    case .entries: self = .tooManyEntries(in: top)
    case .depth(let path): self = .tooDeep(path)
    }
  }

  /// Says whether looking again may help.
  var isFleeting: Bool {
    if case .vanished = self { true } else { false }
  }

  var isError: Bool {
    if case .leftOut = self { false } else { true }
  }
}

/// What the name of a file says about it.
private enum FileKind {
  case swift, capitalSwift, code, companion, other

  /// What a compiler or linker could be made to read.
  private static let codeEndings: Set<Substring> = [
    "a", "apinotes", "asm", "bc", "c", "cc", "cpp", "cxx", "def", "dylib", "h", "hh", "hpp", "inc",
    "ll", "m", "metal", "mm", "modulemap", "o", "obj", "pch", "s", "sib", "sil", "so",
    "swiftdoc", "swiftinterface", "swiftmodule", "tbd",
  ]
  /// What lies beside code without being part of it: notes, pictures, leavings of editors and patches.
  private static let companionEndings: Set<Substring> = [
    "bak", "gif", "ini", "jpeg", "jpg", "markdown", "md", "orig", "pdf", "png", "rej", "rtf", "sav",
    "svg", "swo", "swp", "tmp", "txt",
  ]

  init(of name: Substring) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let ending = parts.last else {
      let isNote = ["README", "LICENSE", "NOTES", "TODO"].contains(name.uppercased())
      self = isNote || name.hasSuffix("~") ? .companion : .other
      return
    }
    let small = Substring(ending.lowercased())
    switch small {
    case "swift": self = ending == "swift" ? .swift : .capitalSwift
    case _ where name.hasSuffix("~") || (name.hasPrefix("#") && name.hasSuffix("#")):
      self = .companion
    case _ where Self.codeEndings.contains(small): self = .code
    case _ where Self.companionEndings.contains(small): self = .companion
    default: self = .other
    }
  }
}
