import SwiftSyntax

/// Which conditions of an `#if` have the same answer in every build of a learner's files.
///
/// A solution is compiled for the verdict, with counters for the scores, and as testable for the learner's own
/// tests; what one of them leaves out, the gates would have judged in another.
struct BuildConditions: Sendable {
  /// Modules that all builds find.
  let knownModules: Set<String>

  /// Modules that every build finds, or none does.
  private static let otherModules: Set<String> = [
    "AppKit", "Cocoa", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "Darwin", "Glibc",
    "MapKit", "Musl",
    "ObjectiveC", "PlaygroundSupport", "QuartzCore", "SwiftData", "SwiftUI",
    "UserNotifications",
    "WatchKit", "WebKit", "WidgetKit",
  ]
  /// What asks for the machine, the system or the compiler, of which there is one.
  private static let stableQuestions: Set<String> = [
    "os", "arch", "swift", "compiler", "targetEnvironment",
  ]

  /// The questions whose answer may differ, with the nodes that ask them.
  func unstable(in condition: ExprSyntax) -> [(name: String, place: ExprSyntax)] {
    let search = ConditionSearch(conditions: self)
    search.walk(condition)
    return search.unstable
  }

  /// Says whether a flag such as `DEBUG` has one answer: no build sets any, but `$` asks for features.
  fileprivate func isStable(flag: String) -> Bool { !flag.hasPrefix("$") && !flag.hasPrefix("_") }

  fileprivate func isStable(_ question: String, about arguments: LabeledExprListSyntax) -> Bool {
    guard question == "canImport" else { return Self.stableQuestions.contains(question) }
    guard let module = arguments.first?.expression.moduleName else { return false }
    return knownModules.contains(module) || Self.otherModules.contains(module)
  }
}

/// Looks for questions in a condition.
private final class ConditionSearch: SyntaxVisitor {
  private(set) var unstable: [(name: String, place: ExprSyntax)] = []
  private let conditions: BuildConditions

  init(conditions: BuildConditions) {
    self.conditions = conditions
    super.init(viewMode: .all)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.plainName
    if let name, conditions.isStable(name, about: node.arguments) { return .skipChildren }
    let written = name ?? node.firstToken(viewMode: .sourceAccurate)?.text ?? "#if"
    unstable.append((written, ExprSyntax(node)))
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainText
    if !conditions.isStable(flag: name) { unstable.append((name, ExprSyntax(node))) }
    return .skipChildren
  }
}

extension ExprSyntax {
  /// The first name of what `canImport` asks for, such as `UIKit` of `UIKit.UIView`.
  fileprivate var moduleName: String? {
    var node = self
    while let base = node.as(MemberAccessExprSyntax.self)?.base { node = base }
    return node.plainName
  }
}
