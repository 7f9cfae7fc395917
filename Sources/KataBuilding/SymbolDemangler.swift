import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes mangled names as Swift, by the runtime's own demangler.
struct SymbolDemangler: Sendable {
  // `char *swift_demangle(const char *, size_t, char *, size_t *, uint32_t)` of the Swift runtime.
  private typealias Function =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  private let function: Function

  init() {
    guard let symbol = dlsym(nil, "swift_demangle") else {
      preconditionFailure("The Swift runtime has no demangler.")
    }
    function = unsafeBitCast(symbol, to: Function.self)
  }

  /// The declaration that a mangled name stands for; the name itself when it is none.
  func text(of name: String) -> String {
    guard let text = function(name, name.utf8.count, nil, nil, 0) else { return name }
    // The runtime allocates what it returns with `malloc`.
    defer { free(text) }
    return String(cString: text)
  }
}
