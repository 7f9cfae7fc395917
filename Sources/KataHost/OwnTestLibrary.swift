import Glibc
import XCTest

/// The learner's own tests, compiled into a library that needs the solution's.
struct OwnTestLibrary: Decodable {
  let path: String
  /// The ids of the tests to run, such as `PresenterTests.testGreets`.
  let wanted: Set<String>

  /// Loads the library, after the solution, and asks it for its tests.
  func suites() throws -> [HostedSuite] {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) }
      throw LoadingError.notLoaded(reason: reason ?? "no reason was given")
    }
    guard let symbol = dlsym(library, "kata_own_tests") else { throw LoadingError.noSolution }
    // The generated file in the tests' module defines exactly this function: it initialises the
    // list that it is given room for.
    typealias Register = @convention(c) (UnsafeMutableRawPointer) -> Void
    let register = unsafeBitCast(symbol, to: Register.self)
    let room = UnsafeMutablePointer<[XCTestCaseEntry]>.allocate(capacity: 1)
    defer { room.deallocate() }
    register(UnsafeMutableRawPointer(room))
    return room.move().map { HostedSuite($0.testCaseClass, cases: cases(of: $0)) }
  }

  private func cases(of entry: XCTestCaseEntry) -> [HostedCase] {
    entry.allTests.compactMap { method, closure in
      let id = "\(entry.testCaseClass).\(method)"
      guard wanted.contains(id) else { return nil }
      return HostedCase(method: method, id: id, body: { try closure($0) }, isOwnTest: true)
    }
  }
}
