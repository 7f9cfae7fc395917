import KataCore

extension ProgramIndex {
  /// Whether a type is made for requests: it conforms to a package's protocol for them, or stores parts of them.
  func speaksHTTP(_ type: Int) -> Bool {
    if !ancestors[type].isDisjoint(with: HTTPNames.protocols) { return true }
    return family(of: type).contains { relative in
      facts.types[relative].properties.contains { HTTPNames.isValue($0.type) }
        || !facts.types[relative].mentions.isDisjoint(with: HTTPNames.values)
    }
  }

  /// A type with the protocols of the program that it conforms to.
  private func family(of type: Int) -> [Int] {
    [type] + ancestors[type].sorted().compactMap(self.type)
  }
}

extension CodeReading {
  /// Whether a type works with files or stores, so that addresses in it are those of files.
  func keepsFiles(_ type: Int) -> Bool {
    index.functionsOfType[type].contains { function in
      index.atomsOfFunction[function].contains { found[$0].contains(.storage) }
    }
  }
}

/// What requests are made of.
enum HTTPNames {
  static func isValue(_ name: String?) -> Bool { name.map(values.contains) ?? false }

  static let protocols: Set<String> = [
    "TargetType", "URLRequestConvertible", "URLConvertible", "AccessTokenAuthorizable",
  ]
  static let values: Set<String> = [
    "HTTPMethod", "URLRequest", "HTTPHeaders", "URLQueryItem", "URLComponents",
    "ParameterEncoding", "Parameters", "URLSession", "URLSessionDataTask",
  ]
}
