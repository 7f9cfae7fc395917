import Glibc

/// The learner's compiled module.
struct LearnerLibrary {
  let path: String

  /// Loads the library and asks it for its `Solution` type.
  ///
  /// The library stays loaded until the process ends, because its types are in use until then.
  func solution() throws -> Any.Type {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) }
      throw LoadingError.notLoaded(reason: reason ?? "no reason was given")
    }
    guard let symbol = dlsym(library, "kata_solution") else { throw LoadingError.noSolution }
    // The generated file in the learner's module defines exactly this function: it initialises the
    // `Any.Type` that it is given room for.
    typealias Register = @convention(c) (UnsafeMutableRawPointer) -> Void
    let register = unsafeBitCast(symbol, to: Register.self)
    let room = UnsafeMutablePointer<Any.Type>.allocate(capacity: 1)
    defer { room.deallocate() }
    register(UnsafeMutableRawPointer(room))
    return room.move()
  }
}

/// Why a learner's library cannot be used.
enum LoadingError: Error, CustomStringConvertible {
  case notLoaded(reason: String)
  case noSolution
  case noInstruments
  case noScript

  var description: String {
    switch self {
    case .notLoaded(let reason): "The solution could not be loaded: \(reason)"
    case .noSolution: "The solution has no type named `Solution`."
    case .noInstruments: "The solution has no counters."
    case .noScript: "The kata does not say how its screen is shown."
    }
  }
}
