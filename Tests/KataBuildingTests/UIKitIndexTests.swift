import Foundation
import KataCore
import Testing

@testable import KataBuilding

/// What `kata uikit` tells, beside the table and the files that are written by hand.
struct UIKitIndexTests {
  private let index: UIKitIndex
  private let table: UIKitTable

  /// Read once for all tests, since the table is long.
  private static let read = Result {
    try (
      index: UIKitIndex(.bundled),
      table: WideSources(core: KitSources.bundled.standIn, wide: KitSources.bundled.wide).table
    )
  }

  init() throws { (index, table) = try Self.read.get() }

  private func type(_ name: String) -> UIKitType? { index.types.first { $0.name == name } }

  @Test func hasEveryTypeOfTheTable() {
    let names = Set(index.types.map(\.name))
    #expect(table.types.map(\.name).filter { !names.contains($0) } == [])
    #expect(names.count > 400)
  }

  /// What the table calls real, somebody has written.
  @Test func findsEveryRealMemberWrittenByHand() throws {
    var written = HandwrittenTypes()
    let sources = WideSources(core: KitSources.bundled.standIn, wide: KitSources.bundled.wide)
    for file in try sources.handwritten {
      written.read(try String(contentsOf: file, encoding: .utf8))
    }
    let missing = table.types.filter { $0.kind != .protocol }.flatMap { type in
      let declarations = written.members[type.name, default: []].map(\.declaration)
      return type.members.filter { $0.behaviour == .real && !$0.isForwarding }.map(\.name)
        .filter { name in !declarations.contains { $0.contains(name) } }.map {
          "\(type.name).\($0)"
        }
    }
    // It stands in a protocol, so that each kind of scroll view can have its own.
    #expect(missing == ["UIScrollView.delegate"])
  }

  @Test func tellsHowMembersBehave() throws {
    let slider = try #require(type("UISlider"))
    #expect(slider.inherited == "UIControl")
    #expect(slider.members.contains(.init(.real, "var value: Float")))
    #expect(slider.members.contains(.init(.stored, "var thumbTintColor: UIColor?")))
    let label = try #require(type("UILabel"))
    #expect(label.members.contains(.init(.real, "var text: String?")))
    #expect(label.members.contains(.init(.stored, "var textAlignment: NSTextAlignment")))
  }

  @Test func writesEveryTypeAsSwift() throws {
    let writer = TableWriter(table: table)
    for type in table.types {
      #expect(try !writer.text(for: type).isEmpty)
    }
  }

  @Test(arguments: [
    (
      "class A : NSObject\n  s var b: Int",
      "@MainActor open class A: NSObject {\n  open var b: Int = 0 { didSet { didChangeValue(forKey: \"b\") } }\n}\n"
    ),
    (
      "class A : B\n  i func c() -> Bool = true",
      "@MainActor open class A: B {\n  @available(*, deprecated, message: \"kata-inert\")\n  open func c() -> Bool { true }\n}\n"
    ),
    (
      "class A : NSObject\n  i convenience init(b: Int)",
      "@MainActor open class A: NSObject {\n  @available(*, deprecated, message: \"kata-inert A\")\n  public convenience init(b: Int) { self.init() }\n}\n"
    ),
    (
      "class A : NSObject\n  s var b: Int = 1\n  i convenience init(b: Int)",
      "@MainActor open class A: NSObject {\n  open var b: Int = 1 { didSet { didChangeValue(forKey: \"b\") } }\n  public convenience init(b: Int) { self.init(); self.b = b }\n}\n"
    ),
    (
      "class A : B\n  s override var c: Int",
      "@MainActor open class A: B {\n  private var kept·c: Int = 0\n  open override var c: Int { get { kept·c } set { kept·c = newValue; didChangeValue(forKey: \"c\") } }\n}\n"
    ),
    (
      "enum A.B = one, two=5",
      "extension A {\npublic enum B: Int, Sendable {\n  case one\n  case two = 5\n}\n}\n"
    ),
    (
      "protocol P plain\n  i optional func f() -> Int?",
      "public protocol P {\n  func f() -> Int?\n}\nextension P {\n  public func f() -> Int? { nil }\n}\n"
    ),
  ])
  func writesALineAsItIsMeant(text: String, swift: String) throws {
    let table = try UIKitTable(text: text)
    let type = try #require(table.types.first)
    #expect(try TableWriter(table: table).text(for: type) == swift)
  }

  @Test func namesALineThatCannotBeRead() {
    #expect(throws: TableError.unreadable(file: "table", line: 2, text: "x var b")) {
      _ = try UIKitTable(text: "class A\n  x var b")
    }
  }
}
