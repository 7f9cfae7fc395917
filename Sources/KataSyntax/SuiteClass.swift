package import KataCore

/// One class of a suite with its cases, as a generated program hands them to XCTest.
package struct SuiteClass: Hashable, Sendable {
  /// One `func test…()`.
  package struct Method: Hashable, Sendable {
    /// The method's name, such as `testGreetsByFullName`.
    package let name: String
    /// The name as it may stand in generated code.
    package let code: SplicedName
    /// What must hold, from its doc comment.
    package let title: String
    let location: SourceLocation
  }

  /// The folder below the kata's `Suites`, such as `MVP`.
  package let folder: String
  /// The class with its outer types, as generated code may refer to it.
  package let className: String
  /// The cases in the order of the source.
  package let methods: [Method]

  /// The cases with ids such as `MVP.greetsByFullName`.
  package func cases(group: CheckCase.Group) -> [CheckCase] {
    methods.map { CheckCase(id: id(of: $0), group: group, title: $0.title) }
  }

  /// The id of a case: the folder, and the method's name without `test`.
  package func id(of method: Method) -> String {
    let name = method.name.dropFirst("test".count)
    return "\(folder).\(name.prefix(1).lowercased())\(name.dropFirst())"
  }

  /// The class without the cases that have these ids.
  package func without(_ ids: Set<String>) -> SuiteClass {
    SuiteClass(
      folder: folder, className: className, methods: methods.filter { !ids.contains(id(of: $0)) })
  }
}
