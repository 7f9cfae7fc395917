/// Names that say what a type is, without giving the system a reason to call its functions.
enum Marker {
  static let names: Set<String> = [
    "Any", "AnyObject", "BitwiseCopyable", "CaseIterable", "CodingKey", "Codable", "Comparable",
    "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Double", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "Int", "LocalizedError", "NSObject",
    "NSObjectProtocol", "RawRepresentable", "Sendable", "String", "class",
  ]
}
