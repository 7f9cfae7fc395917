import Foundation

extension DecodingError {
  /// What is wrong and at which key, without the decoder's own vocabulary.
  var inWords: String {
    switch self {
    case .keyNotFound(let key, let context):
      "`\(Self.path(context.codingPath + [key]))` is missing"
    case .typeMismatch(let type, let context):
      "`\(Self.path(context.codingPath))` is not \(Self.words(for: type))"
    case .valueNotFound(_, let context):
      "`\(Self.path(context.codingPath))` is null"
    case .dataCorrupted(let context):
      "it is not JSON (\((context.underlyingError as NSError?)?.localizedDescription ?? context.debugDescription))"
    @unknown default:
      "it cannot be read"
    }
  }

  /// What an author calls a type of JSON's.
  private static func words(for type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is Bool.Type: "true or false"
    default: "\(type)".hasPrefix("Array") ? "a list" : "an object"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
      .trimmingPrefix(".").description
  }
}
