import Foundation
@_spi(Formatting) import HeadlessUIKit
import Testing

/// What learners' calls of `String(format:)` come to.
struct CheckedFormatTests {
  /// A number that says of itself that it is another word as well.
  private final class Address: NSObject, CVarArg {
    // swift-format-ignore: NoLeadingUnderscores
    var _cVarArgEncoding: [Int] { [0x4141_4141] }
    override var description: String { "an object" }
  }

  private struct Words: CVarArg {
    // swift-format-ignore: NoLeadingUnderscores
    var _cVarArgEncoding: [Int] { [0, 0x4141_4141] }
  }

  @Test func givesTheSameTextAsFoundationForWhatFits() {
    let cases: [(String, [any CVarArg])] = [
      ("%d %5d %-5d| %05d %+d %x %X", [1, 2, 3, 4, 5, 60, 70]),
      ("%o %ld %lld %hhd", [8, 9, 10, 11]),
      ("%.2f %8.3f %e %g %F %*.*f", [1.5, 2.5 as Float, 3.5, CGFloat(4.5), 5.5, 8, 3, 6.5]),
      ("%@ and %@, 100%%", ["one", "two"]), ("%2$@ %1$d %2$5@", [1, "b"]),
      ("%c%C", [65, 66]), ("50% y, 5%", []), ("none", [1, "more"]), ("%i %u %zd", [true, 2, 3]),
      ("👩‍👩‍👧 %@ é %%", ["e\u{301}"]),
    ]
    for (format, arguments) in cases {
      #expect(CheckedFormat.text(format, arguments) == String(format: format, arguments: arguments))
    }
  }

  @Test func handsObjectsOverAsTheirText() {
    #expect(CheckedFormat.text("%@", [Address()]) == "an object")
  }

  @Test func trapsWhereAnArgumentWouldBeReadAsAnAddress() async {
    await #expect(processExitsWith: .failure) { _ = CheckedFormat.text("%s", [0x4141]) }
    // With a mark that is one character with the letter before it.
    await #expect(processExitsWith: .failure) { _ = CheckedFormat.text("%s\u{301}", [0x4141]) }
    await #expect(processExitsWith: .failure) { _ = CheckedFormat.text("%P", [0x4141]) }
    await #expect(processExitsWith: .failure) { _ = CheckedFormat.text("%@", [0x4141]) }
  }

  @Test func trapsWhereFoundationWouldCountArgumentsInAnotherWay() async {
    await #expect(processExitsWith: .failure) { _ = CheckedFormat.text("%*2$@", [0x4141, "x"]) }
    await #expect(processExitsWith: .failure) { _ = CheckedFormat.text("%1$2$@", [0x4141, "x"]) }
    await #expect(processExitsWith: .failure) { _ = CheckedFormat.text("%'d %@", [0x4141, "x"]) }
    await #expect(processExitsWith: .failure) { _ = CheckedFormat.text("%2$@ %d", [0x4141, "x"]) }
    await #expect(processExitsWith: .failure) { _ = CheckedFormat.text("%*v %@", [1, "x"]) }
    await #expect(processExitsWith: .failure) { _ = CheckedFormat.text("%Lf", [1.5]) }
  }

  @Test func trapsForTypesThatSayWhichWordsTheyAre() async {
    await #expect(processExitsWith: .failure) { _ = CheckedFormat.text("%d %@", [Words(), "x"]) }
  }
}
