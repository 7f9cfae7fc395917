import SwiftSyntax

/// What makes the questions for the system in a condition of `#if` be answered as on a phone.
///
/// A screen is written for iOS, whatever it is checked on. Only names are replaced by names, so that whatever stands
/// beside a question is read as before, and on the same line.
struct SystemQuestions {
  private(set) var edits: [TextEdit] = []

  init(in condition: ExprSyntax) {
    search(Syntax(condition))
  }

  private mutating func search(_ node: Syntax) {
    guard let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.plainName == "os"
    else {
      for child in node.children(viewMode: .sourceAccurate) { search(child) }
      return
    }
    guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil
    else { return }
    switch argument.expression.plainName {
    case "iOS":
      // Every build finds it.
      replace(call.calledExpression, with: "canImport")
      replace(argument.expression, with: "Swift")
    case "Linux": replace(argument.expression, with: "iOS")
    default: break
    }
  }

  private mutating func replace(_ node: ExprSyntax, with name: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(TextEdit(range: start..<end, replacement: name))
  }
}
