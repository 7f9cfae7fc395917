import Foundation

extension RecordDocument {
  /// Reads an export; fields that a later kata of the same format adds are let be.
  ///
  /// - Throws: `RecordError.importNewer` or `RecordError.importBroken`.
  init(reading data: Data) throws(RecordError) {
    let schema = try Self.decode(Envelope.self, data).schema
    guard schema == "\(Self.format)/v\(Self.version)" else {
      throw Self.isNewer(schema)
        ? .importNewer(schema: schema)
        : .importBroken(reason: "its \"schema\" is \"\(schema)\", not \"\(Self.format)/v1\"")
    }
    self = try Self.decode(RecordDocument.self, data)
    if let list = firstListWithNonsense {
      throw .importBroken(reason: "a number in \"\(list)\" is out of bounds")
    }
  }

  private struct Envelope: Decodable {
    let schema: String
  }

  private static func isNewer(_ schema: String) -> Bool {
    guard schema.hasPrefix("\(format)/v") else { return false }
    return Int(schema.dropFirst(format.count + 2)).map { $0 > version } ?? false
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, _ data: Data
  ) throws(RecordError) -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      guard let moment = Moment(try container.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a date")
      }
      return moment.date
    }
    do {
      return try decoder.decode(type, from: data)
    } catch {
      throw .importBroken(reason: reason(for: error))
    }
  }

  private static func reason(for error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      "\"\(path(context.codingPath + [key]))\" is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\"\(path(context.codingPath))\" is of the wrong kind"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\"\(path(context.codingPath))\" cannot be read"
    default: "it is not an export of records"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  /// The name of a list that holds a number which would spoil the sums.
  private var firstListWithNonsense: String? {
    let lists: [(String, [any RecordRow])] = [
      ("attempts", attempts), ("scores", scores ?? []), ("hints", hints),
      ("readings", readings),
    ]
    return lists.first { list in !list.1.allSatisfy { $0.isSensible } }?.0
  }
}
