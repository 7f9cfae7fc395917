import SwiftSyntax

/// Finds where code sets what a view shows: `label.text = …`, or `button.setTitle(…)`.
final class TextAssignments: SyntaxVisitor {
  private let property: String
  private var offsets: [Int] = []

  /// Where the statements begin that set the text of the view in `property`.
  static func offsets(of property: String, in node: some SyntaxProtocol) -> [Int] {
    let search = TextAssignments(property)
    search.walk(node)
    return search.offsets
  }

  private init(_ property: String) {
    self.property = property
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements.prefix(2))
    if parts.count == 2, parts[1].is(AssignmentExprSyntax.self) {
      note(parts[0], setting: ["text", "attributedText"])
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.calledExpression, setting: ["setTitle", "setAttributedTitle"])
    return .visitChildren
  }

  private func note(_ target: ExprSyntax, setting names: Set<String>) {
    guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base,
      names.contains(access.declName.baseName.text)
    else { return }
    let owner = base.trimmedDescription.filter { $0 != "?" && $0 != "!" }
    if owner == property || owner == "self.\(property)" {
      offsets.append(target.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }
}
