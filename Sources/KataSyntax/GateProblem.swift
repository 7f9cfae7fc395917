/// Something in a learner's file that the static gate refuses; its sentences are in `GateMessages`.
enum GateProblem: Hashable, Sendable {
  case importedModule(String)
  case importAttribute(String)
  case attribute(String)
  case entryPoint(String)
  case macroDeclaration
  case macro(String)
  case sourceLocation
  case unsafeCode
  case name(RefusedName)
  /// A function of Swift's own library whose name begins with `_`.
  case hiddenFunction(String)
  /// A call that reads or writes a file through an innocent type, by its first label.
  case fileAccess(label: String)
  /// A declaration named like something that the check itself adds.
  case reservedName(String)
  /// A condition of an `#if` whose answer may differ from build to build.
  case buildCondition(String)
  case tooLarge(bytes: Int)
  case lineTooLong(bytes: Int)
  case nestedTooDeeply(NestingScan.Problem, measure: Int)
}
