/// The functions outside Swift that compiled Swift itself calls; a solution needs no others.
enum AllowedSymbols {
  static func contains(_ name: String) -> Bool {
    prefixes.contains { name.hasPrefix($0) } || names.contains(name)
  }

  private static let prefixes = ["swift_", "_swift_", "__swift_", "$ld", "got."]

  private static let names: Set<String> = [
    // The runtime's constants.
    "_swiftEmptyArrayStorage", "_swiftEmptyDictionarySingleton", "_swiftEmptySetSingleton",
    "_NSConcreteStackBlock", "_NSConcreteGlobalBlock", "_Block_copy", "_Block_release",
    // What the code generator calls on its own.
    "_GLOBAL_OFFSET_TABLE_", "__stack_chk_fail", "__tls_get_addr", "memcpy", "memmove", "memset",
    "memcmp", "bcmp", "malloc", "free", "calloc", "realloc", "posix_memalign",
    // Arithmetic.
    "fmod", "fmodf", "pow", "powf", "sin", "cos", "tan", "exp", "log", "log2", "log10", "floor",
    "floorf", "ceil", "ceilf", "round", "roundf", "trunc", "truncf", "rint", "rintf", "sqrt",
    "sqrtf", "hypot", "atan2",
  ]
}
