import SwiftSyntax

extension RefusedName {
  /// Says whether a use can mean the platform's function, given the call that it is the function of.
  ///
  /// C functions take a fixed number of arguments, and none of them has a label.
  func mayBeMeant(by call: FunctionCallExprSyntax?) -> Bool {
    guard let arity else { return true }
    guard let call else { return !isEverydayWord }
    return arity.contains(call.arguments.count) && call.trailingClosure == nil
      && call.arguments.allSatisfy { $0.label == nil }
  }
}
