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
  /// Where names differ only in their Unicode form, the ids are the same.
  private var ids: [String: String] = [:]

  mutating func read(_ files: [ParsedFile]) {
    let types = DeclaredTypes(in: files)
    let suites = types.names(conformingTo: "XCTestCase")
    for type in types.entries where type.kind == .class && suites.contains(type.name) {
      let parts = types.entries.filter { $0.name == type.name && $0.path == type.path }
      let methods = parts.flatMap { part in
        part.members.compactMap { method($0, of: type, in: part.file) }
      }
      guard !methods.isEmpty else { continue }
      // The host knows a class by the name that the runtime gives it, which is another for a raw one.
      guard let path = type.code, type.hasPlainName else {
        reportLeftOut(type.name, Self.rawClass, type.file.location(offset: type.offset), type.file)
        continue
      }
      classes.append(OwnTestClass(path: path, name: type.name, methods: methods))
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
    guard isCase else { return nil }
    let id = "\(type.name).\(name)"
    if let other = ids.updateValue(name, forKey: id) {
      // Equal for a string, but not for the compiler.
      if !other.utf8.elementsEqual(name.utf8) { reportLeftOut(name, Self.twin, location, file) }
      return nil
    }
    if let reason = Self.reason(against: function, isConditional: member.isConditional) {
      reportLeftOut(name, reason, location, file)
      return nil
    }
    guard let code = SplicedName(function.name) else {
      reportLeftOut(name, Self.strange, location, file)
      return nil
    }
    return OwnTestClass.Method(
      name: name, code: code, isAsync: function.signature.effectSpecifiers?.asyncSpecifier != nil,
      location: location)
  }

  private static let twin = "another test has the same name in another Unicode form"
  private static let rawClass = "the name of a test class must be a plain word"
  private static let strange = "its name holds characters that cannot be printed"

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
    _ name: String, _ reason: String, _ location: KataCore.SourceLocation, _ file: ParsedFile
  ) {
    findings.append(
      Finding(
        id: "own-tests.left-out", severity: .warning,
        summary: "`\(name)` is not run: \(reason)", location: location,
        excerpt: file.excerpt(line: location.line),
        nextSteps: ["Write it as a plain method, such as `func testGreets()`."]))
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
