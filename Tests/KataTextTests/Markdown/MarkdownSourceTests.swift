import KataText
import Testing

/// What no person writes: the parser would take minutes or gigabytes for most of these.
struct MarkdownSourceTests {
  enum Hostile: String, CaseIterable {
    case nestedQuotes, endlessQuotes, blankLinesInDeepLists, rulesOfNoTable, shortRowsOfAWideTable
    case longAddressUsedOften, openInstructions, openBrackets

    var text: String {
      switch self {
      case .nestedQuotes: many(">", 10_000) + "deep"
      case .endlessQuotes: many("> ", 500_000) + "deep"
      case .blankLinesInDeepLists: many("- ", 200) + "deep" + many("\n", 200_000)
      case .rulesOfNoTable: many("a\n-|-\n", 20_000)
      case .shortRowsOfAWideTable:
        many("a|", 2000) + "\n" + many("-|", 2000) + "\n" + many("a\n", 2000)
      case .longAddressUsedOften: "[a]: /" + many("u", 20_000) + "\n\n" + many("[a] ", 9000)
      case .openInstructions: many("a <? ", 50_000)
      case .openBrackets: many("[", 1_000_000)
      }
    }

    private func many(_ text: String, _ count: Int) -> String {
      String(repeating: text, count: count)
    }
  }

  @Test(arguments: Hostile.allCases)
  func showsAsItStandsWhatNobodyWrites(_ hostile: Hostile) throws {
    let text = hostile.text
    let document = MarkdownDocument(text)
    let block = try #require(document.blocks.first)
    guard case .verbatim(let shown) = block.kind else {
      Issue.record("parsed: \(hostile)")
      return
    }
    #expect(text.hasPrefix(shown))
    #expect(document.isCut == (text.utf8.count > shown.utf8.count))
    #expect(block.lines.lowerBound == 1)
  }

  @Test func saysThatTheEndIsMissing() throws {
    let text = String(repeating: "line\n", count: 200_000)
    let page = MarkdownPage(MarkdownDocument(text), width: 80, look: Look(hasColour: false))
    #expect(page.text.last?.plain == "…")
    #expect(page.lines.count > 100_000)
  }

  enum Deep: String, CaseIterable {
    case quotes, lists, emphasis

    var text: String {
      switch self {
      case .quotes: String(repeating: "> ", count: 90) + "deep"
      case .lists: (0..<90).map { String(repeating: "  ", count: $0) + "- deep\n" }.joined()
      case .emphasis:
        String(repeating: "*a ", count: 2000) + String(repeating: "b* ", count: 2000)
      }
    }
  }

  @Test(arguments: Deep.allCases, [10, 80])
  func keepsTextThatIsNestedTooDeep(_ deep: Deep, _ width: Int) {
    let text = deep.text
    let page = MarkdownPage(MarkdownDocument(text), width: width, look: Look(hasColour: true))
    let letters = page.text.map(\.plain).joined().filter(\.isLetter)
    #expect(letters == text.filter(\.isLetter))
  }

  @Test func parsesWhatIsMerelyLong() {
    let lesson = String(repeating: SampleLesson.english.text + "\n\n", count: 40)
    let blocks = MarkdownDocument(lesson).blocks
    #expect(blocks.count > 40 * 10)
  }

  @Test func parsesOnManyTasksAtOnce() async {
    let expected = MarkdownDocument(SampleLesson.chinese.text)
    await withTaskGroup(of: MarkdownDocument.self) { group in
      for _ in 0..<50 { group.addTask { MarkdownDocument(SampleLesson.chinese.text) } }
      for await document in group { #expect(document == expected) }
    }
  }
}
