/// The functions outside Swift that compiled Swift itself calls; a solution needs no others.
enum AllowedSymbols {
  static func contains(_ name: String) -> Bool {
    prefixes.contains { name.hasPrefix($0) } || names.contains(name) || arithmetic.contains(name)
  }

  private static let prefixes = ["swift_", "_swift_", "__swift_", "$ld", "got."]

  private static let names: Set<String> = [
    // The runtime's constants.
    "_swiftEmptyArrayStorage", "_swiftEmptyDictionarySingleton", "_swiftEmptySetSingleton",
    "_NSConcreteStackBlock", "_NSConcreteGlobalBlock", "_Block_copy", "_Block_release",
    // What the code generator calls on its own.
    "_GLOBAL_OFFSET_TABLE_", "__stack_chk_fail", "__tls_get_addr", "memcpy", "memmove", "memset",
    "memcmp", "bcmp", "malloc", "free", "calloc", "realloc", "posix_memalign",
    // Numbers wider or narrower than the machine's.
    "__divti3", "__modti3", "__udivti3", "__umodti3", "__multi3", "__extendhfsf2", "__truncsfhf2",
    "__truncdfhf2",
  ]

  /// The C library's functions of numbers, those of `Float` with an `f` behind.
  private static let arithmetic: Set<String> = Set(
    """
    acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp10 exp2 expm1 fabs fdim floor \
    fma fmax fmin fmod hypot ilogb ldexp lgamma llrint llround log log10 log1p log2 logb lrint lround nearbyint \
    nextafter pow remainder rint round roundeven scalbn sin sincos sinh sqrt tan tanh tgamma trunc
    """.split(separator: " ").flatMap { [String($0), "\($0)f"] })
}
