/// The types of Foundation that a screen may not use, with what to use in their place.
///
/// The static gate refuses them where a file names them, the symbol gate where compiled code reaches them unnamed.
package enum RefusedTypes {
  /// The types that no line may name.
  package static let names = Set(advice.keys).union(duties.keys).subtracting(["NSURLRequest"])
    .subtracting(signatures)

  /// The types that only signatures may name, such as that of `init(nibName:bundle:)`.
  package static let signatures: Set = ["Bundle"]

  /// The types in whose place a service with this duty does the work.
  package static func names(of duty: Responsibility) -> [String] {
    duties.filter { $0.value == duty }.keys.sorted()
  }

  /// What to use in place of a type; nil for one that is not refused, or has no counterpart.
  ///
  /// - Parameter services: The duties of the contract's services, by their names.
  package static func replacement(
    for name: String, among services: [String: Responsibility] = [:]
  ) -> String? {
    guard let duty = duties[name] else { return advice[name] }
    let offered = services.filter { $0.value == duty }.keys.sorted()
    if !offered.isEmpty {
      let names = offered.map { "`\($0)`" }.joined(separator: ", ")
      return "Use what the contract has for it, and inject it: \(names)."
    }
    return duty == .network
      ? "Make requests with what `services` offers, and inject it."
      : "Store values with what `services` offers, and inject it."
  }

  /// What those do that a service of the contract does in their place.
  private static let duties: [String: Responsibility] = [
    "UserDefaults": .storage, "FileManager": .storage, "URLSession": .network,
    "URLSessionConfiguration": .network, "URLSessionTask": .network,
    "URLSessionDataTask": .network, "URLSessionUploadTask": .network,
    "URLSessionDownloadTask": .network, "URLSessionDelegate": .network,
    "URLSessionTaskDelegate": .network, "URLSessionDataDelegate": .network,
    "URLSessionDownloadDelegate": .network, "NSURLConnection": .network,
  ]

  private static let advice = [
    "NSArray": "Use `Array`.", "NSMutableArray": "Use `Array`.",
    "NSDictionary": "Use `Dictionary`.", "NSMutableDictionary": "Use `Dictionary`.",
    "NSSet": "Use `Set`.", "NSOrderedSet": "Use `Array`, or `Set` where the order does not matter.",
    "NSString": "Use `String`; `Range(range, in: text)` turns an `NSRange` into one of its ranges.",
    "NSMutableString": "Use `String` in a `var`.",
    "NSData": "Use `Data`.", "NSMutableData": "Use `Data` in a `var`.",
    "NSURL": "Use `URL`.", "NSCalendar": "Use `Calendar`.", "NSTimeZone": "Use `TimeZone`.",
    "NSLocale": "Use `Locale`.", "NSDateComponents": "Use `DateComponents`.",
    "NSURLComponents": "Use `URLComponents`.", "NSURLRequest": "Use `URLRequest`.",
    "NSKeyedArchiver": "Use `JSONEncoder` with a `Codable` type.",
    "NSKeyedUnarchiver": "Use `JSONDecoder` with a `Codable` type.",
    "ProcessInfo": "Pass in what the screen has to know of its surroundings.",
    "Bundle": "Write texts in code: a kata has no resources.",
  ]
}
