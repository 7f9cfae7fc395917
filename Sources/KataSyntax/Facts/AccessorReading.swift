import KataCore
import SwiftSyntax

/// The bodies that stand behind a property or subscript.
struct AccessorReading {
  struct Part {
    let kind: FunctionFacts.Kind
    let offset: Int
    /// The name of the value that a setter or observer is given.
    let parameter: String
    let statements: CodeBlockItemListSyntax
  }

  private(set) var parts: [Part] = []
  /// Whether the property holds a value.
  private(set) var isStored = true

  init(_ block: AccessorBlockSyntax?, isSubscript: Bool = false) {
    guard let block else { return }
    switch block.accessors {
    case .getter(let statements):
      isStored = false
      parts = [
        Part(
          kind: isSubscript ? .subscript : .getter,
          offset: block.positionAfterSkippingLeadingTrivia.utf8Offset, parameter: "",
          statements: statements)
      ]
    case .accessors(let list):
      for accessor in list { add(accessor, isSubscript: isSubscript) }
    }
  }

  private mutating func add(_ accessor: AccessorDeclSyntax, isSubscript: Bool) {
    let word = accessor.accessorSpecifier.text
    let kind: FunctionFacts.Kind
    var parameter = accessor.parameters?.name.plainText
    switch word {
    case "willSet", "didSet":
      kind = .observer
      parameter = parameter ?? (word == "willSet" ? "newValue" : "oldValue")
    case "set", "_modify", "modify":
      (kind, isStored) = (.setter, false)
      parameter = parameter ?? "newValue"
    default:
      (kind, isStored) = (isSubscript ? .subscript : .getter, false)
    }
    guard let body = accessor.body else { return }
    parts.append(
      Part(
        kind: kind, offset: accessor.positionAfterSkippingLeadingTrivia.utf8Offset,
        parameter: parameter ?? "", statements: body.statements))
  }
}
