import KataCore
import SwiftSyntax

/// Lists the cases of one suite folder, because XCTest finds none by itself at run time on Linux.
package struct SuiteCases: Sendable {
  /// The classes that have cases, in the order of the files.
  package let classes: [SuiteClass]

  /// Reads a folder's files, in the order in which their cases must run.
  ///
  /// - Throws: everything that the suite's author has to fix.
  package init(folder: String, files: [ParsedFile]) throws(SuiteError) {
    var reading = SuiteReading(folder: folder)
    reading.read(files)
    guard reading.problems.isEmpty else { throw SuiteError(problems: reading.problems) }
    classes = reading.classes
  }
}

/// The state of reading one folder.
private struct SuiteReading {
  let folder: String
  private(set) var problems: [SuiteError.Problem] = []
  private(set) var classes: [SuiteClass] = []
  private var ids: Set<String> = []

  init(folder: String) {
    self.folder = folder
  }

  mutating func read(_ files: [ParsedFile]) {
    for file in files where file.risk != nil {
      report(.unreadable, KataCore.SourceLocation(path: file.source.path, line: 1, column: 1))
    }
    let types = DeclaredTypes(in: files)
    let suites = types.names(conformingTo: "XCTestCase")
    if let file = files.first, suites.isEmpty {
      report(.notASuite, KataCore.SourceLocation(path: file.source.path, line: 1, column: 1))
    }
    for type in types.entries where type.kind == .class && suites.contains(type.name) {
      let parts = types.entries.filter { $0.name == type.name && $0.path == type.path }
      var methods: [SuiteClass.Method] = []
      for part in parts { methods += self.methods(in: part) }
      guard !methods.isEmpty else { continue }
      guard let code = type.code else {
        report(.strangeName, type.file.location(offset: type.offset))
        continue
      }
      add(SuiteClass(folder: folder, className: code, methods: methods))
    }
  }

  private mutating func add(_ suite: SuiteClass) {
    for method in suite.methods where !ids.insert(suite.id(of: method)).inserted {
      report(.duplicate(id: suite.id(of: method)), method.location)
    }
    classes.append(suite)
  }

  private mutating func methods(in type: DeclaredTypes.Entry) -> [SuiteClass.Method] {
    var methods: [SuiteClass.Method] = []
    for member in type.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
      let name = function.name.plainText
      let isCase = name.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
      guard isCase else { continue }
      let location = type.file.location(of: function.name)
      if let problem = problem(with: function, isConditional: member.isConditional) {
        report(problem, location)
      } else if let title = function.documentation, let code = SplicedName(function.name) {
        methods.append(
          SuiteClass.Method(name: name, code: code, title: title, location: location))
      } else {
        let isSound = SplicedName(function.name) != nil
        report(isSound ? .noTitle(method: name) : .strangeName, location)
      }
    }
    return methods
  }

  private func problem(
    with function: FunctionDeclSyntax, isConditional: Bool
  ) -> SuiteError.Kind? {
    let name = function.name.plainText
    let modifiers = function.modifiers.map { $0.name.text }
    let isHidden =
      function.signature.returnClause != nil
      || !Set(modifiers).isDisjoint(with: ["private", "fileprivate", "static", "class"])
    if name == "test" { return .noName }
    if isConditional { return .isConditional }
    if isHidden { return .isHidden(method: name) }
    let isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
    return isAsync ? .isAsync(method: name) : nil
  }

  private mutating func report(
    _ kind: SuiteError.Kind, _ location: KataCore.SourceLocation
  ) {
    problems.append(SuiteError.Problem(kind: kind, location: location))
  }
}

extension FunctionDeclSyntax {
  /// The first paragraph of the `///` comment right above the function, as one line.
  fileprivate var documentation: String? {
    var lines: [String] = []
    for piece in leadingTrivia {
      switch piece {
      case .docLineComment(let text):
        lines.append(text.drop { $0 == "/" }.trimmed)
      case .newlines(let count) where count > 1,
        .carriageReturnLineFeeds(let count) where count > 1:
        lines = []
      default:
        continue
      }
    }
    let paragraph = lines.prefix { !$0.isEmpty }.joined(separator: " ")
    return paragraph.isEmpty ? nil : paragraph
  }
}

extension Substring {
  /// The text without blanks around it.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
