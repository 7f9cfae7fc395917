import Foundation

/// What fuzzing starts from: the greeting's own sources, and small texts that have been misread or might be.
struct FuzzCorpus {
  /// Texts, each taken apart into words, blanks and signs.
  let texts: [[String]]

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Katas/greeting").standardizedFileURL
    let folders = ["Starter", "Solutions"].map { root.appending(path: $0) }
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? []
    }
    let sources = try files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    texts = (sources + Self.small).map(Self.pieces)
  }

  private static func pieces(_ text: String) -> [String] {
    text.matches(of: /[A-Za-z0-9_]+|[ \t]+|\r?\n|[^A-Za-z0-9_ \t\r\n]/).map { String($0.0) }
  }

  private static let small = [
    """
    import UIKit
    final class `My screen`: UIViewController {
      @IBOutlet private weak var label: UILabel!
      let model = Model<Int>()
      @objc(doIt:) func `say "it"`(_ sender: Any?) { exit(0) }
      func start() {
        button.addTarget(self, action: #selector(`say "it"`), for: .touchUpInside)
        button.addTarget(model, action: #selector(model.save(_:) as (Int) -> Void), for: .touchUpInside)
      }
    }
    """,
    "extension A<B>.C where D: E { @objc func f() { g(#selector(self.f), #selector(Self.f)) } }",
    "#if DEBUG || os(iOS)\nlet a = b\n#elseif canImport(UIKit)\n  .c\n#else\n#endif",
    "func f() -> Int { switch x { case .a where y > 1, .b: return 1; default: return x ? 2 : 3 } }",
    "let a = \"\\(b + \"\\(c)\")\" + #\"\\#(d)\"# + \"\"\"\n  \\(e) \"\n  \"\"\"",
    "let r = /a\"b/; let q = #/\"\"\"/#; let s = #\"\"\"#; let t = `a \" b`",
    "@objc protocol P: Q { @objc optional func f() }\n@objc enum E: Int { case a = 1, b }",
    "extension await<B>.C { @objc func f() { g(#selector(f)) } }",
    "func f() -> Bool { if(a && b) { return(a) }; while(!a) { c() }; switch(d) { default: return\"e\".f } }",
    "extension A { @objc func f() { g(&#selector(self.f), !#selector(f)) } }",
    "import UIKit.UIView\nextension A.B { override open func f(_ a: inout C, b: D = e()) async throws -> F { g } }",
    "class A { class B: C {} }\nextension A.B { override var `a`: Int { get { b } set { c = newValue } } }",
    "class A: B { @objc dynamic var c = 1 { willSet { d } } }\nlet e = a.observe(\\.c) { _, _ in }",
    "@objc public protocol P { @objc optional func f(_ a: B) -> C?; @objc optional var d: E? { get } }",
    "func f() { self.delegate?.g?(a, b: c); let h=#selector(f); if h==#selector(f) { dataSource?.i?() } }",
    "let a = b<#colorLiteral(red: 1, green: c)\nlet d = #imageLiteral(resourceName: \"e\")?.f",
    "let s: URLSession\nimport Foundation\nimport UIKit",
    "func f() throws { try? await g { [weak self] a, _ in guard let self else { return } ; self.b(a) } }",
    "var a: Int { get { b } set { c = newValue } }\nlazy var d = { e }()\nsubscript(i: Int) -> Int { i }",
    "repeat { a += 1 } while a < 3 && !b\nfor x in y where x > 1 { continue }\nif case .a(let b)? = c {}",
  ]

  /// Texts that once broke a promise, as short as they still did.
  static let found = [
    "class A { func f() {\n a?@objc(/*?.b(c)\n }\n}\n",
    "import UIKit\n.\n///\nfinal class A {}\n",
    "class A { @objc dynamic var c = 1 { willSet { d } } }\na.observe(\\.c)",
    "class A {\n init(a: B) {\n  init(c: nil)\n  d = a\n }\n}\n",
  ]

  /// Pieces that end, open or disguise something.
  static let nasty = [
    "\"", "\"\"\"", "#\"", "\"#", "\\(", "/*", "*/", "//", "`", "` `", "#selector(",
    "#selector(a.b)",
    "@objc(", "@objc ", "@IBAction", "@objc optional ", "override ", "#if os(iOS)", "os(iOS)",
    "#selector<A>(b)",
    "#colorLiteral(a: 1)", "#imageLiteral(a: 1)", "delegate?.a?(b)", ".observe(\\.a)",
    "#if DEBUG\n", "#endif\n", "#elseif hasFeature(X)\n",
    "(", ")", "[", "]", "{", "}", "<", ">", "A<", ", ", ";", ":", "?", "!", "&", "->", "...", "/",
    "#/", "/#", "<#", "#>", "\\", "\n", "\r", "\r\n", "\u{0}", "\u{FEFF}", "\u{202E}", "\u{2028}",
    "é", "e\u{301}", "👩‍👩‍👧", "$0", "_", "exit(0)", "Process()", "kata_switch", "unsafe ", "try ",
    "await ", "repeat ", "each ", "any ", "some ", "inout ", "if ", "switch ", "else ", "case ",
    "`x\", named: exit(0), \"`", "`a\nb`", "import Glibc\n", "@_cdecl(\"f\") ", "URLSession",
    "<<<<<<< a\n", "=======\n", ">>>>>>> b\n", "#sourceLocation(file: \"a\", line: 1)\n", "0x",
    "1.e",
    "self", "super", "init", "deinit", "operator +", "macro m() = #externalMacro(", "return ",
  ]
}
