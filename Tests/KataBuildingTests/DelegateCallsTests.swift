import Foundation
import KataCore
import Testing

@testable import KataBuilding

/// Every method of a protocol that a program writes for UIKit to call is called by what is written by hand, or marked
/// as never called in the table.
struct DelegateCallsTests {
  private let table: UIKitTable
  private let calls: Set<String>

  init() throws {
    let sources = WideSources(core: KitSources.bundled.standIn, wide: KitSources.bundled.wide)
    table = try sources.table
    var calls: Set<String> = []
    for file in try sources.handwritten {
      calls.formUnion(CalledNames(in: try String(contentsOf: file, encoding: .utf8)).names)
    }
    // The default of one method may be to call another.
    for value in table.types.flatMap(\.members).compactMap(\.value) {
      calls.formUnion(CalledNames(in: value).names)
    }
    self.calls = calls
  }

  private func names(_ methods: (TableType) -> [TableMember]) -> [String] {
    table.types.flatMap { type in methods(type).map { "\(type.name).\($0.fullName)" } }
  }

  private func isCalled(_ member: TableMember) -> Bool { calls.contains(member.fullName) }

  @Test func areMadeWhereTheTableSaysSo() {
    #expect(names { $0.called.filter { !isCalled($0) } } == [])
    #expect(names(\.called).count > 100)
  }

  /// Required ones of that name may be an object's own.
  @Test func areMarkedWhereThereAreNone() {
    let marked = names { type in
      let called = Set(type.called.map(\.fullName))
      return type.uncalled.filter {
        $0.has("optional") && isCalled($0) && !called.contains($0.fullName)
      }
    }
    #expect(marked == [])
  }

  @Test func leaveNoOptionalMethodInBetween() {
    let unknown = names { type in
      guard type.kind == .protocol else { return [] }
      let known = Set(type.called + type.uncalled)
      return type.members.filter { $0.keyword == "func" && !known.contains($0) }
    }
    #expect(unknown == [])
  }

  /// What the narrow stand-in has of such protocols stands in no table.
  @Test func areMadeOfWhatIsWrittenByHand() throws {
    let index = try UIKitIndex(.bundled)
    let type = try #require(index.types.first { $0.name == "UITextFieldDelegate" })
    let methods = type.members.filter { $0.declaration.hasPrefix("func") }.compactMap {
      TableMember("r \($0.declaration)", line: 0)
    }
    #expect(methods.count > 8)
    #expect(methods.filter { !isCalled($0) }.map(\.fullName) == [])
  }

  @Test func areReadWithTheirLabels() {
    let text = """
      // old(a: 1)
      func show(_ a: Int, in b: Int) { list.show(a, in: [b: c(1)], { $0 }) }
      """
    #expect(CalledNames(in: text).names == ["show(_:in:_:)", "c(_:)"])
  }
}

/// The names of what a text calls, with the labels of the arguments.
private struct CalledNames {
  private(set) var names: Set<String> = []

  init(in text: String) {
    let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
    for call in code.matches(of: /(func )?(\w+)\(/) where call.1 == nil {
      let labels = Self.arguments(in: code[call.range.upperBound...]).map { argument in
        argument.prefixMatch(of: /\s*(\w+)\s*:/).map { String($0.1) } ?? "_"
      }
      names.insert("\(call.2)(\(labels.map { $0 + ":" }.joined()))")
    }
  }

  /// What stands between commas up to the bracket that closes a call.
  private static func arguments(in rest: Substring) -> [Substring] {
    var arguments: [Substring] = []
    var (start, depth) = (rest.startIndex, 0)
    for index in rest.indices {
      if "([{".contains(rest[index]) { depth += 1 }
      if depth == 0, ",)".contains(rest[index]) {
        arguments.append(rest[start..<index])
        start = rest.index(after: index)
        if rest[index] == ")" { break }
      }
      if ")]}".contains(rest[index]) { depth -= 1 }
    }
    return arguments.filter { !$0.allSatisfy(\.isWhitespace) }
  }
}
