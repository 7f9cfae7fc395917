import SwiftSyntax

/// Closures that are known to give nothing back, by what they are handed to.
enum VoidClosures {
  private static let receivers: Set<String> = [
    "UIAction", "UIAlertAction", "Task", "addAction", "animate", "async", "asyncAfter", "forEach",
    "performBatchUpdates", "performWithoutAnimation", "scheduledTimer",
  ]

  static func contain(_ closure: ClosureExprSyntax) -> Bool {
    guard let name = closure.receiver?.calledName else { return false }
    return receivers.contains(name)
  }
}
