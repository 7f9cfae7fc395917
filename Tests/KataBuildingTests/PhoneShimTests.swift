import KataCore
import Testing

@testable import KataBuilding

struct PhoneShimTests {
  private func text(_ files: String...) -> String {
    PhoneShim.text(for: files.map { SourceFile(path: "Sources/A.swift", text: $0) })
  }

  @Test func isEmptyForWhoeverNeedsNothing() {
    #expect(text("import Foundation\nclass A {}") == "")
    #expect(text("import UIKit\nlet a = Selector(A.b), c: NSKeyValueObservation?") == "")
  }

  @Test func hasWhatFoundationLacks() {
    let plain = "// does not import UIKit\nimport Foundation\nlet a = Selector(A.b)"
    #expect(text("import UIKit\n", plain) == "typealias Selector = UIKit.Selector\n")
    #expect(text("autoreleasepool { }").contains("func autoreleasepool"))
    #expect(text("import UIKit\nvar t: Timer?").contains("extension Timer"))
  }
}
