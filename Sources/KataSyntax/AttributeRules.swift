/// Which attributes a solution may not carry.
///
/// Refused is what changes symbols, memory safety or how the check itself meets the code; everything else is
/// left to the compiler, property wrappers and result builders included.
struct AttributeRules: Sendable {
  /// Attributes that make a type the program's start.
  func isEntryPoint(_ name: String) -> Bool {
    switch name {
    case "main", "UIApplicationMain", "NSApplicationMain": true
    default: false
    }
  }

  func isRefused(_ name: String) -> Bool {
    // Nothing but Swift's own unfinished attributes begins like this, and a learner's wrapper need not.
    if name.hasPrefix("_") || name.hasPrefix("unsafe") { return true }
    switch name {
    case "c", "cdecl", "abi", "extern", "export", "section", "used", "implementation",
      "attached", "freestanding", "safe", "exclusivity", "warn", "diagnose", "testable":
      return true
    default:
      return false
    }
  }
}
