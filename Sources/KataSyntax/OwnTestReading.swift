package import KataCore
import SwiftSyntax

/// The learner's own tests as the gate has read them, with the tests that there are.
///
/// More is let pass than in a suite: titles are not asked for, and methods may be asynchronous.
package struct OwnTestReading: Sendable {
  /// What the gate refuses, and what is no test although it looks like one.
  package let findings: [Finding]
  package let classes: [OwnTestClass]

  /// - Parameters:
  ///   - solution: The module of the solution, which tests may import as testable.
  ///   - contract: The module of the kata's contract.
  package init(_ sources: [SourceFile], solution: String, contract: String) {
    let files = sources.map { ParsedFile($0) }
    let refusals = StaticGate(testsOf: solution, contract: contract).findings(in: files)
    var listing = OwnTestListing()
    listing.read(files)
    classes = listing.classes
    findings = refusals + listing.findings
  }
}

/// The state of listing the tests.
private struct OwnTestListing {
  private(set) var classes: [OwnTestClass] = []
  private(set) var findings: [Finding] = []
  private var ids: Set<String> = []

  mutating func read(_ files: [ParsedFile]) {
    let types = DeclaredTypes(in: files)
    let suites = types.names(conformingTo: "XCTestCase")
    for type in types.entries where type.kind == .class && suites.contains(type.name) {
      let parts = types.entries.filter { $0.name == type.name && $0.path == type.path }
      let methods = parts.flatMap { part in
        part.members.compactMap { method($0, of: type, in: part.file) }
      }
      guard !methods.isEmpty else { continue }
      classes.append(OwnTestClass(path: type.path, name: type.name, methods: methods))
    }
    if let file = files.first, classes.isEmpty, findings.isEmpty { reportNone(in: file) }
  }

  private mutating func method(
    _ member: DeclaredTypes.Member, of type: DeclaredTypes.Entry, in file: ParsedFile
  ) -> OwnTestClass.Method? {
    guard let function = member.decl.as(FunctionDeclSyntax.self) else { return nil }
    let name = function.name.plainText
    let location = file.location(of: function.name)
    let isCase = name.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
    guard isCase, ids.insert("\(type.name).\(name)").inserted else { return nil }
    if let reason = Self.reason(against: function, isConditional: member.isConditional) {
      reportLeftOut(name, reason, location, file.excerpt(line: location.line))
      return nil
    }
    return OwnTestClass.Method(
      name: name, isAsync: function.signature.effectSpecifiers?.asyncSpecifier != nil,
      location: location)
  }

  /// Why a method cannot be run as a test; nil when it can.
  private static func reason(
    against function: FunctionDeclSyntax, isConditional: Bool
  ) -> String? {
    let modifiers = Set(function.modifiers.map { $0.name.text })
    if !modifiers.isDisjoint(with: ["private", "fileprivate"]) { return "it is private" }
    if !modifiers.isDisjoint(with: ["static", "class"]) { return "it belongs to the class" }
    if function.signature.returnClause != nil { return "it returns something" }
    return isConditional ? "it stands in an `#if`" : nil
  }

  private mutating func reportLeftOut(
    _ name: String, _ reason: String, _ location: KataCore.SourceLocation, _ excerpt: String
  ) {
    findings.append(
      Finding(
        id: "own-tests.left-out", severity: .warning,
        summary: "`\(name)` is not run: \(reason)", location: location, excerpt: excerpt,
        nextSteps: ["Write it as a plain method: `func \(name)()`."]))
  }

  private mutating func reportNone(in file: ParsedFile) {
    let start = KataCore.SourceLocation(path: file.source.path, line: 1, column: 1)
    findings.append(
      Finding(
        id: "own-tests.none", severity: .warning, summary: "There is no test in Tests",
        explanation: "A test is a method whose name begins with `test`, in a class of XCTestCase.",
        location: start,
        nextSteps: ["Declare a class: `@MainActor final class PresenterTests: XCTestCase`."]))
  }
}
