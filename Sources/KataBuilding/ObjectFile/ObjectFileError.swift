/// What keeps the symbols of an object file from being read.
enum ObjectFileError: Error, Equatable, Sendable {
  /// There is no regular file, or it cannot be read.
  case notRegular
  case tooLarge(bytes: Int)
  /// It is no relocatable ELF file of 64 bits.
  case notAnObject
  /// Something should lie behind the end.
  case truncated
  /// More sections than a symbol can name.
  case tooManySections
  case malformed(String)
}

extension ObjectFileError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notRegular: "The compiler's object file is not there or cannot be read."
    case .tooLarge(let bytes): "The compiler's object file is too large: \(bytes >> 20) MB."
    case .notAnObject: "What the compiler wrote is no object file."
    case .truncated: "The compiler's object file is incomplete."
    case .tooManySections: "The compiler's object file has more sections than can be checked."
    case .malformed(let what): "The compiler's object file cannot be read: \(what)."
    }
  }
}
