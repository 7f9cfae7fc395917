import SwiftSyntax

/// The name of a type as far as reading a program needs it: without optional marks, `any`, `some` and arguments.
struct TypeName: Hashable {
  /// The last part of the name, such as `Inner` of `Outer.Inner`; `Array`, `Dictionary` and `()` for their literals.
  let name: String
  /// The type of the elements of an array, a set, an optional's value or a result's success.
  let element: String?

  init(_ name: String, element: String? = nil) {
    self.name = name
    self.element = element
  }

  var isClosure: Bool { name == Self.closure }

  static let closure = "()"

  /// Whether its values are classes or types: `AnyClass`, `Any.Type`, or a list of them.
  var isAnyClass: Bool { !Set([name, element]).isDisjoint(with: ["AnyClass", "Any"]) }

  /// Reads a type; nil for one that has no name, such as a tuple.
  init?(_ type: TypeSyntax) {
    switch type.unwrapped.as(TypeSyntaxEnum.self) {
    case .someOrAnyType(let node): self.init(node.constraint)
    case .attributedType(let node): self.init(node.baseType)
    case .metatypeType(let node): self.init(node.baseType)
    case .arrayType(let node): self.init("Array", element: TypeName(node.element)?.name)
    case .dictionaryType(let node): self.init("Dictionary", element: TypeName(node.value)?.name)
    case .functionType: self.init(Self.closure)
    case .memberType(let node): self.init(node.name.plainText)
    case .compositionType(let node):
      guard let first = node.elements.first else { return nil }
      self.init(first.type)
    case .identifierType(let node):
      let argument = node.genericArgumentClause?.arguments.first?.argument
      let element = argument.flatMap { $0.as(TypeSyntax.self) }.flatMap { TypeName($0) }
      if node.name.plainText == "Optional", let element {
        self = element
      } else {
        self.init(node.name.plainText, element: element?.name)
      }
    default: return nil
    }
  }

  /// Every name in a type, a signature or a case, those of types among them.
  static func all(in node: some SyntaxProtocol) -> Set<String> {
    Set(node.tokens(viewMode: .sourceAccurate).map(\.plainText))
  }
}
