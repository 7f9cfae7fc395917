import KataCore
import KataSyntax
import Testing

struct StaticGateTests {
  private let gate = StaticGate(contract: "GreetingContract")

  private func findings(_ texts: String...) -> [Finding] {
    let sources = texts.enumerated().compactMap { index, text in
      RelativePath("Sources/File\(index).swift").map { SourceFile(path: $0, text: text) }
    }
    let findings = gate.findings(in: sources.map { ParsedFile($0) })
    // The short cut must never see less than the gate.
    let reading = SolutionReading(sources, contract: "GreetingContract")
    #expect(reading.findings.filter { $0.id.hasPrefix("gate.") } == findings)
    return findings
  }

  // MARK: Conditions

  @Test(arguments: [
    "DEBUG", "!DEBUG", "os(iOS) || os(Linux)", "canImport(UIKit)", "targetEnvironment(simulator)",
    "swift(>=5.9)", "compiler(>=6) && DEBUG", "arch(arm64)", "canImport(SwiftUI)", "true",
    "(DEBUG || MOCKS) && canImport(UIKit, _version: 14)", "canImport(GreetingContract)",
  ])
  func allowsConditionsThatAreTheSameInEveryBuild(condition: String) {
    #expect(findings("#if \(condition)\nlet a = 1\n#endif") == [])
    #expect(findings("#if DEBUG\n#elseif \(condition)\nlet a = 1\n#endif") == [])
  }

  @Test(arguments: [
    "hasFeature(StrictMemorySafety)", "!hasFeature(X)", "$StrictMemorySafety",
    "DEBUG && $NonescapableTypes", "hasAttribute(x)", "_compiler_version(\"5\")",
    "`hasFeature`(X)", "canImport(App)", "canImport(XCTest)", "_runtime(_Native)",
    "_endian(little)",
    "os(iOS) ||  (DEBUG && (hasFeature(X)))", "/* a */ hasFeature(X)", "(hasFeature)(X)",
  ])
  func refusesConditionsThatCouldTellBuildsApart(condition: String) {
    #expect(findings("#if \(condition)\nlet a = 1\n#endif").map(\.id) == ["gate.condition"])
    #expect(
      findings("#if DEBUG\n#elseif \(condition)\n#endif").map(\.location?.line) == [2])
  }

  @Test(arguments: [
    "let a = [1\n#if hasFeature(X)\n.map { $0 }\n#endif\n]",
    "func f() { a\n#if $X\n.b()\n#endif\n}",
    "switch a {\n#if hasFeature(X)\ncase 1: break\n#endif\ndefault: break }",
    "#if hasFeature(X)\n@available(iOS 1, *)\n#endif\nfunc f() {}",
    "#if DEBUG\n#if hasFeature(X)\n#endif\n#endif",
  ])
  func findsConditionsWhereverTheyStand(text: String) {
    #expect(findings(text).map(\.id).contains("gate.condition"))
  }

  // MARK: Imports

  @Test(arguments: [
    "import UIKit", "import Foundation", "import Observation", "import GreetingContract",
    "import struct Foundation.URL", "import class UIKit.UIView", "import Combine",
    "import class Combine.AnyCancellable", "#if canImport(Combine)\nimport Combine\n#endif",
    "@preconcurrency import Foundation",
    "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif",
    "internal import Foundation", "let text = \"\"\"\n  import Glibc\n  \"\"\"",
    "// import Glibc\n/* import Glibc */ let x = 1",
  ])
  func allowsImportsOfTheKata(text: String) {
    #expect(findings(text) == [])
  }

  @Test(arguments: [
    "import Glibc", "import XCTest", "import Testing", "import HeadlessUIKit", "import `Glibc`",
    "import func Glibc.exit", "#if canImport(Glibc)\nimport Glibc\n#endif",
    "#if false\nimport Glibc\n#endif", "#if os(macOS)\n#else\nimport Glibc\n#endif",
    "func f() { import Glibc }", "let x = 1; import\n  Glibc", "public import SwiftUI",
    "@testable import GreetingContract", "@_spi(Driving) import UIKit",
    "@_exported import Foundation", "@_implementationOnly import Foundation",
    "@_spiOnly import Foundation", "@testable/**/import GreetingContract",
    "import\u{A0}Glibc", "import/**/Glibc", "import\tGlibc", "import Foundation; import Glibc",
    "\r\nimport Glibc", "/* harmless */ import /**/ Glibc",
  ])
  func refusesOtherImports(text: String) {
    #expect(findings(text).map(\.id) == ["gate.import"])
  }

  @Test(arguments: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"])
  func saysByWhichNameCombineIsImported(module: String) {
    let found = findings("import \(module)")
    #expect(found.map(\.id) == ["gate.import"])
    #expect(found.first?.nextSteps == ["Write `import Combine`."])
  }

  @Test func refusesNamesImportedOneByOne() {
    #expect(findings("import class Foundation.Process").map(\.id) == ["gate.process"])
  }

  @Test func pointsAtTheModuleAndSuggestsTheNearestOne() throws {
    let finding = try #require(findings("import Foundation\nimport UIKitt").first)
    #expect(finding.location?.description == "Sources/File0.swift:2:8")
    #expect(finding.excerpt == "import UIKitt")
    #expect(finding.nextSteps.first == "Did you mean `import UIKit`?")
  }

  // MARK: Attributes, macros, unsafe code

  @Test(arguments: [
    "@_cdecl(\"exit\") func f() {}", "@_silgen_name(\"exit\") func f(_ code: Int32)",
    "@c func f() {}", "@`_cdecl`(\"exit\") func f() {}",
    "@_dynamicReplacement(for: f) func g() {}", "@abi(func g()) func f() {}",
    "#if false\n@_cdecl(\"exit\") func f() {}\n#endif", "struct S { @_optimize(none) func f() {} }",
    "@\n_cdecl(\"exit\") func f() {}",
    "@/**/_cdecl(\"exit\") func f() {}", "@ _cdecl(\"exit\") func f() {}",
    "let f: @convention(c) (Int32) -> Never",
    "@safe func f() {}", "@section(\"x\") let x = 1", "@_marker protocol P {}",
    "func f(@_inheritActorContext _ work: () -> Void) {}",
  ])
  func refusesAttributesThatBypassTheLanguage(text: String) {
    #expect(findings(text).map(\.id) == ["gate.attribute"])
  }

  @Test(arguments: [
    "@objc class A { @IBOutlet weak var label: UILabel!; @objc func f() {} }",
    "@MainActor final class A {}", "@Observable final class A { var name = \"\" }",
    "@propertyWrapper struct Trimmed { var wrappedValue: String }\nstruct S { @Trimmed var name: String }",
    "@available(iOS 17, *) @discardableResult func f() -> Int { 1 }",
    "let f: @Sendable @convention(block) () -> Void = {}", "final class A: @unchecked Sendable {}",
    "@resultBuilder enum Build { static func buildBlock() {} }",
    "func f(_ work: @escaping @MainActor () -> Void, text: @autoclosure () -> String) {}",
  ])
  func allowsAttributesOfRealCode(text: String) {
    #expect(findings(text) == [])
  }

  @Test(arguments: ["@main struct App {}", "@UIApplicationMain class AppDelegate {}"])
  func refusesASecondBeginning(text: String) {
    #expect(findings(text).map(\.id) == ["gate.main"])
  }

  @Test(arguments: [
    "#Preview { Screen() }", "let p = #dsohandle", "let k = #keyPath(A.b)",
    "@freestanding(expression) macro m() = #externalMacro(module: \"M\", type: \"T\")",
    "macro m() = 1",
  ])
  func refusesMacrosThatCannotWork(text: String) {
    #expect(findings(text).map(\.id).contains("gate.macro"))
  }

  @Test(arguments: [
    "print(#file, #fileID, #function, #line, #column)", "#warning(\"later\")",
    "func f() { if #available(iOS 17, *) {} }", "let s = #selector(UIView.layoutSubviews)",
    "let p = #Predicate<Int> { $0 > 1 }", "#if DEBUG\nlet x = 1\n#endif",
  ])
  func allowsDirectivesOfRealCode(text: String) {
    #expect(findings(text) == [])
  }

  @Test func refusesForgedLineNumbers() {
    #expect(
      findings("#sourceLocation(file: \"a.swift\", line: 1)\nlet x = 1").map(\.id)
        == ["gate.directive"])
  }

  @Test(arguments: [
    "let x = unsafe f()", "nonisolated(unsafe) var x = 1", "class A { unowned(unsafe) let b: A }",
    "let f = { [unowned(unsafe) self] in self }", "func f() { for unsafe x in y {} }",
  ])
  func refusesUnsafeCode(text: String) {
    #expect(findings(text).map(\.id) == ["gate.unsafe"])
  }

  @Test func allowsTheWordUnsafeAsAName() {
    #expect(findings("let unsafe = 1\nprint(unsafe)\nlet x = [unsafe: 2]") == [])
  }

  // MARK: Names

  @Test(arguments: [
    ("exit(0)", "gate.exit"), ("_exit(0)", "gate.exit"), ("abort()", "gate.exit"),
    ("Foundation.exit(0)", "gate.exit"), ("Glibc.exit(0)", "gate.exit"),
    ("Foundation::exit(0)", "gate.exit"), ("let f = exit", "gate.exit"),
    ("[1].map(exit)", "gate.exit"), ("`exit`(0)", "gate.exit"), ("(exit)(0)", "gate.exit"),
    ("print(\"\\(exit(0))\")", "gate.exit"), ("let f: () -> Never = { exit(0) }", "gate.exit"),
    ("let f = { [exit] in exit(0) }", "gate.exit"), ("func g(x: Int = exit(0)) {}", "gate.exit"),
    ("kill(0, 9)", "gate.process"), ("let p = Process()", "gate.process"),
    ("typealias P = Process", "gate.process"), ("typealias P = Foundation.Process", "gate.process"),
    ("let p: [Process]? = nil", "gate.process"), ("let t = Process.self", "gate.process"),
    ("func g(_ p: some Sequence<Process>) {}", "gate.process"), ("fork()", "gate.process"),
    ("extension Process {}", "gate.process"), ("let k = \\Process.isRunning", "gate.process"),
    ("write(1, x, 3)", "gate.files"), ("close(1)", "gate.files"), ("open(\"x\", 0)", "gate.files"),
    ("FileManager.default.createFile(atPath: \"a\", contents: nil)", "gate.files"),
    ("FileHandle.standardOutput.write(data)", "gate.files"), ("fputs(\"x\", 1)", "gate.files"),
    ("let s = String(contentsOfFile: \"/proc/self/maps\")", "gate.files"),
    ("try text.write(toFile: \"x\", atomically: true)", "gate.files"),
    ("let d = try Data(contentsOf: url)", "gate.files"),
    ("let p: UnsafePointer<Int>", "gate.memory"), ("unsafeBitCast(a, to: B.self)", "gate.memory"),
    ("[1].withUnsafeBufferPointer { _ in }", "gate.memory"),
    ("Unmanaged.passRetained(a)", "gate.memory"),
    ("await withUnsafeContinuation { _ in }", "gate.memory"),
    ("let f = dlsym(nil, \"exit\")", "gate.runtime"), ("_typeByName(\"X\")", "gate.runtime"),
    ("NSClassFromString(\"XCTestCase\")", "gate.runtime"),
    ("print(CommandLine.arguments)", "gate.arguments"), ("getenv(\"HOME\")", "gate.arguments"),
    ("Thread.detachNewThread {}", "gate.threads"), ("sleep(1)", "gate.waiting"),
    ("arc4random_uniform(3)", "gate.random"), ("rand()", "gate.random"),
    ("exit\u{A0}(0)", "gate.exit"), ("exit/**/(0)", "gate.exit"), ("close/**/(1)", "gate.files"),
    ("close (1)", "gate.files"), ("`close`(1)", "gate.files"),
    ("Foundation/**/.close(1)", "gate.files"),
    ("Foundation\n.close(1)", "gate.files"), ("_getFast/**/(1)", "gate.runtime"),
    ("var x = exit; x(0)", "gate.exit"), ("g(Foundation.exit)", "gate.exit"),
    ("if let p = x as? Process {}", "gate.process"),
    ("switch x { case is FileHandle: break }", "gate.files"),
    ("if case let .some(p as Process) = x {}", "gate.process"),
    ("try Process.run(u, arguments: [])", "gate.process"),
  ])
  func refusesNamesThatReachOutside(use: String, id: String) {
    #expect(findings("func f() {\n  \(use)\n}").map(\.id) == [id])
    #expect(findings("#if false\nfunc f() {\n  \(use)\n}\n#endif").map(\.id) == [id])
  }

  @Test(arguments: [
    "func f() { door.close(); door.open(with: key); file.write(x, y, z); app.exit(0); x.system(1) }",
    "func close() {}\nfunc f() { close() }",
    "class A { func close(_ x: Int) {}; func g() { close(1) } }",
    "func f(read: (Int, Int, Int) -> Void) { read(1, 2, 3) }",
    "let exit = { (x: Int) in }\nexit(0)",
    "func f() { func exit(_ x: Int) {}; exit(0) }", "let route = Route.exit\nlet r: Route = .exit",
    "func f() { let exit = 1; print(exit) }", "let f = { exit in exit(0) }",
    "let f = { (exit: (Int) -> Void) in exit(0) }", "if let exit = x { exit(0) }",
    "struct Process { let name: String }\nlet p: Process = Process(name: \"\")",
    "enum Report { struct Process {} }\nlet p = Report.Process()",
    "class Box<Thread> { var t: Thread? }",
    "protocol P { associatedtype Pipe; func f() -> Pipe }", "let k = \\Door.exit",
    "open class A {}", "func f() { open(door: 1); close(); write(\"x\"); read() }",
    "let system = UIFont.systemFont(ofSize: 3)", "fatalError(\"init(coder:)\")",
    "precondition(x > 1); try! f()", "func f() { assert(Thread.isMainThread) }",
    "let text = \"exit(0) Process\"; let raw = #\"\\(exit(0))\"#", "// exit(0)",
    "struct S { private var _name = \"\"; func f() { _update() }; func _update() {} }",
    "@Trimmed var name = \"\"\nfunc f() { _name(1) }", "let m = Mirror(reflecting: x)",
    "func f(bundle: Bundle?) { g(nibName: nil, bundle: bundle) }",
    "struct URLSession {}\nlet s = URLSession()",
    "let r = URLRequest(url: url)",
    "let x = array.first { $0.signal == 1 }", "switch x { case .exit: break; default: break }",
    "await withCheckedContinuation { continuation in continuation.resume() }",
    "func read(contentsOf url: URL) {}\nread(contentsOf: url)", "set.remove(1); remove(1)",
    "DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}", "let x = (exit: 1, process: 2).exit",
  ])
  func allowsNamesThatAreTheLearnersOrMembers(text: String) {
    #expect(findings(text) == [])
  }

  @Test(arguments: [
    ("let d = UserDefaults.standard", "gate.storage", "\(Self.offer)`Store`."),
    ("let m = FileManager.default", "gate.files", "\(Self.offer)`Store`."),
    ("URLSession.shared.dataTask(with: url)", "gate.network", "\(Self.offer)`Client`, `Web`."),
    (
      "let p = ProcessInfo.processInfo", "gate.arguments",
      "Pass in what the screen has to know of its surroundings."
    ),
    ("let a = list as NSArray", "gate.classes", "Use `Array`."),
    ("let b = Bundle.main", "gate.files", "Write texts in code: a kata has no resources."),
  ])
  func namesWhatToUseInPlaceOfAType(text: String, id: String, step: String) {
    let gate = StaticGate(
      contract: "C",
      services: ["Store": .storage, "Web": .network, "Client": .network, "Log": .logging])
    let found = gate.findings(in: [ParsedFile(SourceFile(path: "Sources/A.swift", text: text))])
    #expect(found.map(\.id) == [id])
    #expect(found.first?.nextSteps == [step])
  }

  private static let offer = "Use what the contract has for it, and inject it: "

  @Test func speaksOfServicesWhereTheContractNamesNone() {
    #expect(
      findings("let d = UserDefaults.standard").first?.nextSteps
        == ["Store values with what `services` offers, and inject it."])
  }

  @Test func knowsTypesFromOtherFiles() {
    #expect(findings("let p = Process()", "struct Process {}") == [])
  }

  @Test func keepsParametersOfOtherFilesApart() {
    #expect(
      findings("func f() { exit(0) }", "let f = { exit in print(exit) }").map(\.id) == ["gate.exit"]
    )
  }

  @Test func isNotFooledByOwnDeclarationsWhereTheModuleIsNamed() {
    #expect(
      findings("func exit(_ x: Int) {}\nfunc f() { Foundation.exit(0) }").map(\.id) == ["gate.exit"]
    )
  }

  /// They take memory apart, and the library does not mark them as unsafe.
  @Test(arguments: [
    "_createOffsetBasedKeyPath(root: A.self, value: Int.self, offset: 64)",
    "let f = _createOffsetBasedKeyPath", "Swift._createOffsetBasedKeyPath(a, b, 8)",
    "Swift::_bridgeObject(fromTagged: 1)", "[1].map(_nativeObject)",
    "let x = 4._builtinWordValue", "let k = \\Int._builtinWordValue",
    "String(_builtinStringLiteral: p, utf8CodeUnitCount: n, isASCII: t)",
    "let f = String.init(_builtinStringLiteral:utf8CodeUnitCount:isASCII:)",
    "a._getElement(9, wasNativeTypeChecked: true, matchingSubscriptCheck: t)",
    "a.`_getElement`(9)", "let t: _ValidUTF8Buffer? = nil", "let t: Swift._StringGuts",
    "print(/text._guts/)", "print(#/text._guts/#)",
  ])
  func refusesHiddenPartsOfTheLibrary(use: String) {
    #expect(findings("func f() {\n  \(use)\n}").map(\.id) == ["gate.memory"])
    let lift = "struct Lift { var createOffsetBasedKeyPath = 0; var _getElement = 1 }\n"
    #expect(findings(lift + "func f() {\n  \(use)\n}").map(\.id) == ["gate.memory"])
  }

  @Test func refusesWhatIsHiddenInAModuleThatIsNamed() {
    #expect(findings("func f() { Swift._errorInMain(1) }").map(\.id) == ["gate.runtime"])
    let lift = "func _errorInMain(_ x: Int) {}\n"
    #expect(findings(lift + "func f() { Swift._errorInMain(1) }").map(\.id) == ["gate.runtime"])
  }

  @Test func allowsOwnPropertiesNamedLikeThoseOfTheLibrary() {
    let names = ["_value", "_storage", "_count", "_buffer", "_rawValue", "_startIndex"]
    let properties = names.map {
      "  private var \($0) = 1\n  func f\($0)() { self.\($0) += \($0) }\n"
    }
    #expect(findings("struct S {\n\(properties.joined())}") == [])
  }

  @Test(arguments: [
    "func kata_solution() {}", "struct UnsafeMutableRawPointer {}", "enum Swift {}",
    "typealias OpaquePointer = Int", "let isMeasured = kata_switch != 0",
  ])
  func refusesNamesThatTheCheckUses(text: String) {
    #expect(findings(text).map(\.id) == ["gate.reserved"])
  }

  @Test(arguments: [
    "class A { func f( { exit(0) }", "))) exit(0)", "func f() { ) @_cdecl(\"x\") exit(0) }",
    "class { } } } struct S { = exit(0) }",
  ])
  func looksIntoWhatDoesNotParse(text: String) {
    #expect(!findings(text).isEmpty)
  }

  @Test func tellsEveryLineWithItsExcerptInOrder() {
    let findings = findings("func f() { exit(1) }\nimport Glibc\n\tfunc g() { exit(2) }")
    #expect(findings.map { $0.location?.line } == [1, 2, 3])
    #expect(findings.last?.excerpt == "\tfunc g() { exit(2) }")
    #expect(findings.allSatisfy { !$0.nextSteps.isEmpty && $0.severity == .error })
  }

  @Test func stopsCountingSomewhere() {
    let text = (0..<500).map { "func f\($0)() { exit(0) }" }.joined(separator: "\n")
    #expect(findings(text).count == 50)
  }
}
