import SwiftSyntax

/// The failures that suites word, as far as their source shows it: what stands behind "The presenter should …".
package struct SuiteSentences: Sendable {
  /// Each once, with `%@` where something is put in, in the order of the source.
  package let failures: [String]

  package init(of files: [ParsedFile]) {
    failures = DeepStack.run(for: files) {
      let walk = FailureWalk(viewMode: .sourceAccurate)
      for file in files { walk.walk(file.tree) }
      return walk.failures
    }
  }
}

/// Collects the texts that are given to the calls by which `KataHost` lets a case fail.
private final class FailureWalk: SyntaxVisitor {
  private(set) var failures: [String] = []

  private static let calls: Set = ["should", "shouldNot", "shouldShow", "shouldEnable"]

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = call.calledExpression
    let member = called.as(MemberAccessExprSyntax.self)?.declName
    let name = (member ?? called.as(DeclReferenceExprSyntax.self))?.baseName.plainText ?? ""
    if Self.calls.contains(name) {
      add(call.arguments.last { $0.label == nil && $0.expression.is(StringLiteralExprSyntax.self) })
    } else if name == "Failure" {
      add(call.arguments.first { $0.label?.plainText == "should" })
    }
    return .visitChildren
  }

  private func add(_ argument: LabeledExprSyntax?) {
    guard let literal = argument?.expression.as(StringLiteralExprSyntax.self) else { return }
    let text = literal.segments.map { segment in
      switch segment {
      case .stringSegment(let part): part.content.text.replacing("\\\"", with: "\"")
      default: "%@"
      }
    }.joined()
    if !failures.contains(text) { failures.append(text) }
  }
}
