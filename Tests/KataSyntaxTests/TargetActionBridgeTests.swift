import KataCore
import Testing

@testable import KataSyntax

struct TargetActionBridgeTests {
  private func bridge(_ text: String) -> BridgedFile {
    TargetActionBridge().bridge(ParsedFile(text))
  }

  @Test(arguments: [
    "import UIKit\nclass A { func f() { button.addAction(x, for: .touchUpInside) } }",
    "let text = \"@objc #selector(f)\" // #selector(f)",
  ])
  func leavesOtherFilesAlone(text: String) {
    #expect(bridge(text).text == text)
    #expect(!bridge(text).isChanged)
  }

  @Test(arguments: [
    ("@objc func f() {}", "      func f() {}"),
    ("@objc(doIt:)\n func f() {}", "            \n func f() {}"),
    ("@IBOutlet weak var l: UILabel!", "          weak var l: UILabel!"),
    ("@IBInspectable var x = 1", "               var x = 1"),
    ("@objc private dynamic var x = 1", "      private dynamic var x = 1"),
    (
      "@available(iOS 17, *) @objc @discardableResult func f() {}",
      "@available(iOS 17, *)       @discardableResult func f() {}"
    ),
    ("/* @objc */ @IBAction func f(_ s: Any) {}", "/* @objc */           func f(_ s: Any) {}"),
  ])
  func blanksAttributesAtTheirLength(member: String, bridged: String) {
    #expect(bridge("class A { \(member) }").text == "class A { \(bridged) }")
  }

  /// Fuzzing found them: with a blank behind it, a prefix operator is another one, or none.
  @Test(arguments: ["&", "!", "-"])
  func leavesPrefixOperatorsWhatTheyAre(sign: String) {
    let bridged = bridge("class A { @objc func f() { g(\(sign)#selector(self.f)) } }").text
    #expect(
      bridged == "class A {       func f() { g(\(sign)Selector (A.f, named: \"f\")) } }")
    #expect(ParsedFile(bridged).isSound)
  }

  /// What stands in front decides whether an operator is infix, and must decide the same behind the bridge.
  @Test(arguments: [
    "let a=#selector(f)", "if a==#selector(f) {}", "A<#selector(f)", "A<#selector(f)>",
    "a ?? #selector(f)", "return#selector(f)", "return#colorLiteral(red: 1)",
    "a==#imageLiteral(resourceName: \"b\")", "a=#colorLiteral(red: 1)",
  ])
  func leavesNeighboursOfMacrosWhatTheyAre(statement: String) {
    let file = ParsedFile("class A { @objc func f() { \(statement) } }")
    let bridged = TargetActionBridge().bridge(file)
    #expect(file.isSound && ParsedFile(bridged.text).isSound, "\(bridged.text)")
    #expect(!bridged.text.contains("#"))
    #expect(!bridged.text.contains(/return\w/))
  }

  @Test(arguments: [
    "os(iOS)?", "os(iOS)<B>", "os(Linux)<B>", "!os(iOS)", "os(iOS).a", "os(\niOS\n)",
  ])
  func leavesNeighboursOfSystemsWhatTheyAre(condition: String) {
    let file = ParsedFile("#if \(condition) || os(iOS)\nf()\n#endif\n")
    let bridged = ParsedFile(TargetActionBridge().bridge(file).text)
    #expect(file.isSound && bridged.isSound, "\(bridged.source.text)")
    #expect(bridged.source.lines.count == file.source.lines.count)
    #expect(bridged.source.text != file.source.text)
  }

  @Test(arguments: [
    "class A: B {}\nextension A { override func `1 a`() {} }",
    "class A: B {}\nextension A { override func `1a`() {} }",
    "@objc protocol P { @objc optional func f(a: A = \"\"\"\n  b\n  \"\"\") }",
    "@objc protocol P { @objc optional func f(a: `b  c`) }",
    "@objc protocol P<A> { associatedtype A; @objc optional func f() }",
  ])
  func emitsWhatParsesForUnusualDeclarations(text: String) {
    let file = ParsedFile(text)
    let bridged = ParsedFile(TargetActionBridge().bridge(file).text)
    #expect(file.isSound && bridged.isSound, "\(bridged.source.text)")
    #expect(bridged.source.text.contains("b  c") == text.contains("b  c"))
    #expect(!bridged.source.text.contains("AnyObject<"))
  }

  @Test func leavesSelectorsOfTypesToTheCompiler() {
    let text = "class A { func f() { g(#selector<B>(f)) } }"
    #expect(bridge(text).text == text)
  }

  /// Fuzzing found them: where a type is written in an expression, such a word is a keyword.
  @Test func keepsWordsThatAreKeywordsElsewhereNames() {
    let bridged = bridge("extension await<B>.C { @objc func f() { g(#selector(f)) } }").text
    #expect(
      bridged
        == "extension await<B>.C {       func f() { g( Selector(`await`<B>.C.f, named: \"f\")) } }")
  }

  @Test func blanksAttributesOfTypes() {
    let text =
      "@objcMembers @IBDesignable class A {}\n@objc extension A {}\n@objc enum E: Int { case a }"
    let blank =
      "                           class A {}\n      extension A {}\n      enum E: Int { case a }"
    #expect(bridge(text).text == blank)
  }

  @Test(arguments: [
    ("@objc protocol P {}", "      protocol P: AnyObject {}"),
    ("@objc protocol P: Q {}", "      protocol P: AnyObject, Q {}"),
    ("@objc protocol P: AnyObject {}", "      protocol P: AnyObject {}"),
    ("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
  ])
  func keepsObjectiveCProtocolsForClassesOnly(text: String, bridged: String) {
    #expect(bridge(text).text == bridged)
  }

  @Test(arguments: [
    ("#selector(save)", " Selector(Screen.save, named: \"save\")"),
    ("#selector(save(_:))", " Selector(Screen.save(_:), named: \"save\")"),
    ("#selector(self.save)", " Selector(Screen.save, named: \"save\")"),
    ("#selector(Self.save(_:for:))", " Selector(Screen.save(_:for:), named: \"save\")"),
    ("#selector(super.save)", " Selector(Screen.save, named: \"save\")"),
    ("#selector(Other.save)", " Selector(Other.save, named: \"save\")"),
    ("#selector(Outer.Other.save(_:))", " Selector(Outer.Other.save(_:), named: \"save\")"),
    ("#selector(model.save)", " Selector(Model.save, named: \"save\")"),
    ("#selector(made.save)", " Selector(Made.save, named: \"save\")"),
    (
      "#selector(save as () -> Void)",
      " Selector(Screen.save as (Screen) -> () -> Void, named: \"save\")"
    ),
    ("#selector( save )", " Selector( Screen.save, named: \"save\" )"),
    ("#selector(\n  save\n)", " Selector(\n  Screen.save, named: \"save\"\n)"),
    (
      "{ [weak self] in #selector(save) }",
      "{ [weak self] in  Selector(Screen.save, named: \"save\") }"
    ),
    ("\"\\(#selector(save))\"", "\"\\( Selector(Screen.save, named: \"save\"))\""),
  ])
  func turnsSelectorsIntoUnappliedMethods(selector: String, bridged: String) {
    let start = "class Screen { var model: Model!; let made = Made(); func f() { g("
    #expect(bridge("\(start)\(selector)) } }").text == "\(start)\(bridged)) } }")
  }

  @Test func namesTheInnermostType() {
    let text =
      "class A { class B { lazy var s = #selector(f) } }\nextension A.B { func g() { #selector(f) } }"
    #expect(bridge(text).text.contains(" Selector(B.f, named"))
    #expect(bridge(text).text.contains(" Selector(A.B.f, named"))
  }

  @Test(arguments: [
    ("@objc protocol P { @objc optional func f() -> Int }", "bridge.optional"),
    ("class A { func g() { h(#selector(getter: name)) } }", "bridge.selector"),
    ("class A { func g() { h(#selector(model.f)) } }", "bridge.selector"),
    ("class A { func g() { h(#selector(f().g)) } }", nil),
  ])
  func tellsWhatCannotBeBridged(text: String, id: String?) {
    #expect(bridge(text).findings.first?.id == id)
    #expect(bridge(text).findings.allSatisfy { $0.location != nil && !$0.nextSteps.isEmpty })
  }

  @Test(arguments: [
    ("func f()", "func f() {}"), ("func f(_ a: A) -> B?", "func f(_ a: A) -> B? { nil }"),
    ("func f(\n  a: A)", "func f( a: A) {}"), ("var b: B? { get }", "var b: B? { nil }"),
  ])
  func givesWhatIsOptionalAFallback(requirement: String, fallback: String) {
    let bridged = bridge("@objc protocol P { @objc optional \(requirement) }")
    #expect(
      bridged.text
        == "      protocol P: AnyObject {                \(requirement) }; extension P { \(fallback) }"
    )
    #expect(bridged.findings.isEmpty)
  }

  @Test(arguments: [
    ("delegate?.screen?(self, shows: 1)", "delegate?.screen (self, shows: 1)"),
    ("delegate?.moved?(self)", "delegate?.moved (self)"), ("done?(self)", nil),
    ("self.delegate?.list?(a, b: c)?.d", "self.delegate?.list (a, b: c)?.d"),
  ])
  func callsWhatIsOptionalAsItIs(call: String, bridged: String?) {
    let text = "func f() { \(call) }"
    #expect(bridge(text).text == "func f() { \(bridged ?? call) }")
  }

  @Test(arguments: [
    ("var a = 1", "var a = 1 { didSet { didChangeValue(forKey: \"a\") } }"),
    ("var a: B?", "var a: B? { didSet { didChangeValue(forKey: \"a\") } }"),
    (
      "var a: B { didSet { f() } }", "var a: B { didSet { didChangeValue(forKey: \"a\"); f() } }"
    ),
    (
      "var a: B { willSet { f() } }",
      "var a: B { didSet { didChangeValue(forKey: \"a\") } willSet { f() } }"
    ),
    (
      "var a: B { get { c } set { c = newValue } }",
      "var a: B { get { c } set { defer { didChangeValue(forKey: \"a\") }; c = newValue } }"
    ),
    ("var a: B { c }", "var a: B { c }"),
  ])
  func letsDynamicVariablesTellTheirObservers(variable: String, bridged: String) {
    let rest = " }\nlet token = model.observe(\n  \\.a) { _, _ in }"
    let observed = bridge("class A: NSObject { @objc dynamic \(variable)\(rest)").text
    #expect(observed == "class A: NSObject {       dynamic \(bridged)\(rest)")
    #expect(ParsedFile(observed).isSound)
    let unobserved = bridge("class A: NSObject { @objc dynamic \(variable) }").text
    #expect(unobserved == "class A: NSObject {       dynamic \(variable) }")
  }

  @Test(arguments: [
    ("#if os(iOS)\nf()\n#endif", "#if canImport(Swift)\nf()\n#endif"),
    ("#if !os(Linux) && DEBUG\nf()\n#endif", "#if !os(iOS) && DEBUG\nf()\n#endif"),
    ("import UIKit.UIView\n", "import UIKit       \n"), ("import class UIKit.UIView\n", nil),
    ("import os.log\n", "import os    \n"), ("import QuartzCore\n", "import UIKit\n"),
    ("import CoreGraphics.CGGeometry\n", "import UIKit           \n"),
    ("let c = #colorLiteral(red: 1)", "let c = UIColor(red: 1)"),
    ("let i = #imageLiteral(resourceName: \"a\")", "let i = UIImage(named: \"a\")!"),
  ])
  func readsWhatIsWrittenForAPhone(text: String, bridged: String?) {
    #expect(bridge(text).text == bridged ?? text)
  }

  @Test(arguments: [
    ("#selector(`save it`)", " Selector(Screen.`save it`, named: \"save it\")"),
    ("#selector(`default`)", " Selector(Screen.`default`, named: \"default\")"),
    (
      "#selector(`a\", named: exit(0), \"`)",
      " Selector(Screen.`a\", named: exit(0), \"`, named: \"a\\\", named: exit(0), \\\"\")"
    ),
    ("#selector(`a/*`)", " Selector(Screen.`a/*`, named: \"a/*\")"),
    ("#selector(raw.save)", " Selector(`My model`.save, named: \"save\")"),
    ("#selector(noted.save)", " Selector(Model<Int>.save, named: \"save\")"),
  ])
  func splicesExactlyOneIdentifier(selector: String, bridged: String) {
    let start =
      "class Screen { let raw = `My model`(); var noted: Model < /* \n */ Int >; func f() { g("
    #expect(bridge("\(start)\(selector)) } }").text == "\(start)\(bridged)) } }")
  }

  @Test(arguments: [
    "class A { var m: [Int]; func g() { h(#selector(m.f)) } }",
    "class A { var m: Foo<[exit(0)]>; func g() { h(#selector(m.f)) } }",
    "class A { func g() { h(#selector(`a\u{202E}b`)) } }",
    "class A { func g() { h(#selector(+)) } }",
    "extension [Int] { func g() { h(#selector(f)) } }",
    "class `\u{200B}` { func g() { h(#selector(f)) } }",
  ])
  func refusesSelectorsThatCannotBeSpliced(text: String) {
    #expect(bridge(text).findings.map(\.id) == ["bridge.selector"])
    #expect(bridge(text).text == text)
  }

  @Test func mapsEveryColumnBack() throws {
    let text = """
      import Foundation
      class Größe { let s: URLSession
        @objc func f() { a(#selector(f), é, #selector(self.g)); wrong } }
      """
    let file = bridge(text)
    #expect(file.text.hasPrefix("import Foundation; import FoundationNetworking\n"))
    for word in ["class", "URLSession", "func", "é", "wrong", "} }"] {
      let place = try #require(position(of: word, in: file.text))
      let original = file.original(line: place.line, column: place.column)
      let expected = try #require(position(of: word, in: text))
      #expect(original == expected, "\(word)")
    }
    let inserted = try #require(position(of: "FoundationNetworking", in: file.text))
    #expect(file.original(line: 1, column: inserted.column) == (1, 18))
  }

  @Test(arguments: [
    "import Foundation\nimport FoundationNetworking\nlet s: URLSession",
    "import Foundation\nlet s: Session", "let s: URLSession",
  ])
  func addsTheSecondImportOnlyWhereItHelps(text: String) {
    #expect(bridge(text).text == text)
  }

  @Test(arguments: ["let s: URLSession\nimport@IBAction Foundation\nimport UIKit"])
  func survivesPlacesInsideEachOther(text: String) {
    #expect(bridge(text).text.utf8.count { $0 == 0x0A } == 2)
  }

  @Test func keepsLineEndsAndLines() {
    let text = "import UIKit\r\nclass A {\r\n  @objc(\r\n  f) func f() {}\r\n}\r\n"
    #expect(Array(bridge(text).text.utf8.filter { $0 == 0x0A }).count == 5)
    #expect(bridge(text).text.utf8.count == text.utf8.count)
  }

  private func position(of word: String, in text: String) -> (line: Int, column: Int)? {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let range = line.firstRange(of: word) else { continue }
      return (index + 1, line[..<range.lowerBound].utf8.count + 1)
    }
    return nil
  }
}
