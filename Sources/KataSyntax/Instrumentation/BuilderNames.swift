import SwiftSyntax

/// The result builders of a program and the functions whose closures they read.
struct BuilderNames {
  private var attributes: Set<String> = ["ViewBuilder", "SceneBuilder", "ToolbarContentBuilder"]
  private var functions: Set<String> = []

  init(_ trees: [SourceFileSyntax]) {
    for tree in trees {
      let search = BuilderSearch(viewMode: .sourceAccurate)
      search.walk(tree)
      attributes.formUnion(search.builders)
    }
    for tree in trees {
      let search = BuilderUseSearch(attributes)
      search.walk(tree)
      functions.formUnion(search.functions)
    }
  }

  /// Whether one of the attributes is a result builder.
  func mark(_ list: AttributeListSyntax?) -> Bool {
    list?.contains { element in
      guard let name = element.as(AttributeSyntax.self)?.attributeName.dottedName.last else {
        return false
      }
      return attributes.contains(name) || name.hasSuffix("Builder")
    } ?? false
  }

  /// Whether a closure is given to a function that reads it with a result builder.
  func take(_ closure: ClosureExprSyntax) -> Bool {
    guard !functions.isEmpty, let name = closure.receiver?.calledName else { return false }
    return functions.contains(name)
  }

  /// Whether a block looks like a builder's: several values, each made and then used for nothing.
  func look(like list: CodeBlockItemListSyntax) -> Bool {
    list.count > 1
      && list.allSatisfy {
        guard case .expr(let expression) = $0.item else { return false }
        return expression.call?.firstWord?.first?.isUppercase == true
          && expression.call?.calledName?.first?.isUppercase == true
      }
  }
}

extension ClosureExprSyntax {
  /// The call that a closure is handed to.
  var receiver: FunctionCallExprSyntax? {
    switch parent?.kind {
    case .functionCallExpr: parent?.as(FunctionCallExprSyntax.self)
    case .labeledExpr, .multipleTrailingClosureElement:
      parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    default: nil
    }
  }
}

private final class BuilderSearch: SyntaxVisitor {
  var builders: Set<String> = []

  private func look(at name: TokenSyntax, _ attributes: AttributeListSyntax) {
    let isBuilder = attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.dottedName == ["resultBuilder"]
    }
    if isBuilder { builders.insert(name.plainText) }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    look(at: node.name, node.attributes)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    look(at: node.name, node.attributes)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    look(at: node.name, node.attributes)
    return .visitChildren
  }
}

/// Finds the functions and types with a parameter that carries a result builder.
private final class BuilderUseSearch: SyntaxVisitor {
  var functions: Set<String> = []
  private let builders: Set<String>

  init(_ builders: Set<String>) {
    self.builders = builders
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let isBuilt = node.attributes.contains {
      guard let name = $0.as(AttributeSyntax.self)?.attributeName.dottedName.last else {
        return false
      }
      return builders.contains(name)
    }
    if isBuilt { add(node.parent) }
    return .skipChildren
  }

  private func add(_ node: Syntax?) {
    var owner = node
    while let inner = owner {
      if let function = inner.as(FunctionDeclSyntax.self) {
        functions.insert(function.name.plainText)
        return
      }
      if inner.is(InitializerDeclSyntax.self) { return addType(around: inner) }
      owner = inner.parent
    }
  }

  private func addType(around node: Syntax) {
    functions.insert("init")
    var owner = node.parent
    while let inner = owner {
      if let type = inner.asProtocol((any NamedDeclSyntax).self) {
        functions.insert(type.name.plainText)
        return
      }
      if let type = inner.as(ExtensionDeclSyntax.self)?.extendedType.dottedName.last {
        functions.insert(type)
        return
      }
      owner = inner.parent
    }
  }
}
