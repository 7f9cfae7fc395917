import KataCore
import Testing

@testable import KataSyntax

struct ExtensionOverridesTests {
  private func reading(_ texts: String...) -> SolutionReading {
    let paths: [RelativePath] = ["Sources/File0.swift", "Sources/File1.swift"]
    let sources = zip(paths, texts).map { SourceFile(path: $0, text: $1) }
    return SolutionReading(sources, contract: "GreetingContract")
  }

  private let body = "class A: UIViewController { let n = 1 }"

  @Test(arguments: [
    (
      "override func viewDidLoad() { super.viewDidLoad() }",
      "override func viewDidLoad() { viewDidLoad·A() };",
      "         func viewDidLoad·A() { super.viewDidLoad() }"
    ),
    (
      "@IBAction override public func f(_ a: B, for c: C = .d) -> D? { nil }",
      "override public func f(_ v0: B, for v1: C = .d) -> D? { f·A(v0, for: v1) };",
      "                   public func f·A(_ a: B, for c: C = .d) -> D? { nil }"
    ),
    (
      "override class func f(\n  _ a: inout B, // all\n  c: @escaping (D) -> E) async throws {}",
      "override class func f(_ v0: inout B, c v1: @escaping (D) -> E) async throws { try await f·A(&v0, c: v1) };",
      "         class func f·A(\n  _ a: inout B, // all\n  c: @escaping (D) -> E) async throws {}"
    ),
    (
      "override var f: B { .c }", "override var f: B { f·A };", "         var f·A: B { .c }"
    ),
    (
      "override var f: B { get { g } set { g = newValue } }",
      "override var f: B { get { f·A } set { f·A = newValue } };",
      "         var f·A: B { get { g } set { g = newValue } }"
    ),
  ])
  func leadsFromTheClassToItsExtension(member: String, inClass: String, inExtension: String) {
    let read = reading("\(body)\nextension A {\n\(member)\n}")
    #expect(
      read.files[0].text
        == "class A: UIViewController { \(inClass) let n = 1 }\nextension A {\n\(inExtension)\n}")
    #expect(read.findings.isEmpty)
  }

  @Test func findsTheClassInAnotherFile() {
    let read = reading("extension A.B { override func f() {} }", "class A { class B: C {} }")
    #expect(read.files[0].text == "extension A.B {          func f·A·B() {} }")
    #expect(read.files[1].text == "class A { class B: C { override func f() { f·A·B() };} }")
  }

  @Test(arguments: [
    "class A { class B: C { override func f() {} } }",
    "extension A { class B: C { override func f() {} } }",
    "extension UIView { override func f() {} }",
    "class A: B {}\nclass B { func f() {} }\nextension A { override func f() {} }",
    "class A: B {}\n#if DEBUG\nextension A { override func f() {} }\n#endif",
    "class A: B {}\nextension A { override func f(_ a: B...) {} }",
    "class A: B {}\nextension A { override func f<T>(_ a: T) {} }",
    "class A: B {}\nextension A { override init() {} }",
  ])
  func leavesWhatNoBridgeHelps(text: String) {
    #expect(reading(text).files[0].text == text)
  }

  @Test func movesWithinOneCondition() {
    let text = "#if os(iOS)\nclass A: B {}\nextension A { override func f() {} }\n#endif"
    #expect(reading(text).files[0].text.contains("class A: B { override func f() { f·A() };}"))
  }

  @Test func overridesWhatObjectiveCKnows() {
    let text =
      "class B: C { @objc func f() {} }\nclass A: B {}\nextension A { override func f() {} }"
    #expect(reading(text).files[0].text.contains("class A: B { override func f() { f·A() };}"))
  }

  /// The class's new member is told where the learner wrote it, under the name that the learner gave it.
  @Test func tellsTheLearnersPlaces() throws {
    let read = reading(body, "\nextension A {\n  override func go() { stay() }\n}")
    let inClass = Finding(
      id: "compiler", summary: "method 'go·A()' does not override",
      location: SourceLocation(path: "Sources/File0.swift", line: 1, column: 45))
    let told = read.files[0].unbridged(inClass)
    #expect(told.location == SourceLocation(path: "Sources/File1.swift", line: 3, column: 17))
    #expect(told.excerpt == "  override func go() { stay() }")
    #expect(told.summary == "method 'go()' does not override")
    let inExtension = Finding(
      id: "compiler", summary: "cannot find 'stay' in scope",
      location: SourceLocation(path: "Sources/File1.swift", line: 3, column: 27))
    #expect(read.files[1].unbridged(inExtension).location?.column == 24)
  }

  @Test func judgesWhatTheClassGets() {
    let read = reading(body, "extension A { override func f(_ a: Int = exit(1)) {} }")
    #expect(read.findings.map(\.id).contains("gate.exit"))
  }
}
