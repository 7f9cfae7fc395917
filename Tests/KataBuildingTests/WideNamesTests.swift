import Foundation
import KataBuilding
import KataCore
import Testing

/// Which solutions need the wide stand-in.
struct WideNamesTests {
  @Test func areThoseOfTheTable() throws {
    let names = try WideNames(sources: .bundled)
    if ProcessInfo.processInfo.environment["KATA_RECORD"] != nil {
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      let file = root.appending(path: "Sources/WideUIKit/Names.txt")
      try names.text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded again")
    }
    #expect(WideNames.bundled.text == names.text, "KATA_RECORD=1 records the names again")
  }

  @Test(arguments: [
    "let table = UITableView()", "view.layoutMarginsDidChange()",
    "navigationItem.searchController = x",
    "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }",
    "extension A: UITableViewDelegate {}",
  ])
  func showInWhatASolutionUses(_ text: String) {
    #expect(breadth(of: text) == .wide)
  }

  @Test(arguments: [
    "let label = UILabel()", "// a UITableView would be wide",
    "class UITableView {}\nUITableView()",
    "items.section.row.value", "override func viewDidLoad() {}",
  ])
  func doNotShowInOtherCode(_ text: String) {
    #expect(breadth(of: text) == .narrow)
  }

  /// A kata that asks for the wide UIKit is left out: its files may name what they like.
  @Test func standInNoKataThatDoesWithoutThem() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Katas")
    let folders = try FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: nil)
    for folder in folders {
      guard let manifest = try? Data(contentsOf: folder.appending(path: "kata.json")) else {
        continue
      }
      let uikit = try JSONDecoder().decode(Breadth.self, from: manifest).uikit
      if uikit != "wide" { try standNowhere(below: folder) }
    }
  }

  private struct Breadth: Decodable { let uikit: String? }

  private func standNowhere(below root: URL) throws {
    let walk = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    for case let url as URL in walk where url.pathExtension == "swift" {
      let breadth = try breadth(of: String(contentsOf: url, encoding: .utf8))
      #expect(breadth == .narrow, "\(url.path)")
    }
  }

  private func breadth(of text: String) -> UIKitBreadth {
    WideNames.bundled.breadth(for: [SourceFile(path: "Sources/Screen.swift", text: text)])
  }
}
