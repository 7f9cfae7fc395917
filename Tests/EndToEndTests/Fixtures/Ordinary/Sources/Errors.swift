import Foundation

enum Login16: LocalizedError, Equatable {
  case empty, short(min: Int), server(String?)
  var errorDescription: String? {
    switch self {
    case .empty: "Empty"
    case .short(let m): "At least \(m)"
    case .server(let s?): s
    case .server(nil): nil
    }
  }
  var recoverySuggestion: String? { "Try again" }
}
struct Validator16 {
  func check(_ t: String) throws(Login16) {
    guard !t.isEmpty else { throw .empty }
    if t.count < 3 { throw .short(min: 3) }
  }
  func run(_ t: String) -> Result<String, Login16> {
    do {
      try check(t)
      return .success(t)
    } catch { return .failure(error) }
  }
  func map(_ e: any Error) -> String {
    switch e {
    case let u as URLError where u.code == .timedOut: "timeout"
    case is DecodingError: "data"
    case let n as NSError where n.domain == NSCocoaErrorDomain: "\(n.code)"
    default: e.localizedDescription
    }
  }
  func ns() -> NSError {
    NSError(domain: "app", code: 1, userInfo: [NSLocalizedDescriptionKey: "no"])
  }
  func r() -> Int {
    Result { try check("a") }.map { 1 }.mapError { $0 }.flatMapError { _ in
      Result<Int, Login16>.success(2)
    }.get(or: 3)
  }
}
extension Result { func get(or v: Success) -> Success { (try? get()) ?? v } }
