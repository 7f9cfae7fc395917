import Foundation
import KataCore
import KataReporting
import KataText
import Testing

struct GraphTests {
  private static let reading = SampleScores.halfway.reading

  @Test(arguments: [40, 60, 80, 120])
  func looksAsRecorded(_ width: Int) throws {
    let look = Look(hasColour: width == 120, marks: width == 60 ? .ascii : .unicode)
    let graph = GraphText(Self.reading, name: ["Greeting"], width: width, look: look)
    try Snapshot.expect(
      graph.lines.rendered(hasColour: look.hasColour), named: "GraphTests.halfway-\(width)")
  }

  @Test func looksAsRecordedInWords() throws {
    let look = Look(hasColour: false, marks: .words)
    let graph = GraphText(Self.reading, name: ["Greeting"], width: 80, look: look)
    try Snapshot.expect(
      graph.lines.rendered(hasColour: false), named: "GraphTests.halfway-words")
  }

  @Test(arguments: [40, 80, 100])
  func drawsTheStarterAsRecorded(_ width: Int) throws {
    try expect(SampleGraphs.starter, named: "starter", width)
  }

  @Test(arguments: [40, 80, 100])
  func drawsAReferenceAsRecorded(_ width: Int) throws {
    try expect(SampleGraphs.reference, named: "viper", width)
  }

  @Test func drawsRetainCyclesAsRecorded() throws {
    try expect(SampleGraphs.cyclic, named: "cyclic", 80)
  }

  @Test func drawsInChineseAsRecorded() throws {
    let words = Catalogue(sentences: [
      "presenter": "Presenter", "view": "视图", "builder": "组装", "%@ lines": "%@ 行",
      "%@ jobs": "%@ 项职责",
    ])
    try Catalogue.$current.withValue(words) {
      try expect(SampleGraphs.reference, named: "chinese", 80)
    }
  }

  private func expect(_ reading: StaticReading, named name: String, _ width: Int) throws {
    let look = Look(hasColour: width == 100, marks: .unicode)
    let page = GraphPage(
      reading, name: ["Greeting"], list: "kata graph --plain", width: width, look: look)
    let text = page.lines.rendered(hasColour: look.hasColour)
    #expect(page.lines.allSatisfy { $0.widthInColumns <= width })
    try Snapshot.expect(text, named: "GraphTests.\(name)-\(width)")
  }

  @Test func listsWhatIsTooLargeOrMayNotBeDrawn() {
    for (reading, marks) in [
      (Self.large, Look.Marks.unicode), (Self.reading, .words), (Self.reading, .ascii),
      (SampleProject.empty, .unicode),
    ] {
      let look = Look(hasColour: false, marks: marks)
      let page = GraphPage(reading, name: ["App"], list: "graph", width: 80, look: look)
      #expect(page.lines == GraphText(reading, name: ["App"], width: 80, look: look).lines)
    }
  }

  @Test func drawsWhateverTypesAreCalled() {
    let look = Look(hasColour: false, marks: .unicode)
    let page = GraphPage(Self.hostile, name: ["App"], list: "graph", width: 80, look: look)
    let text = page.lines.rendered(hasColour: false)
    #expect(!text.contains("\u{7}"))
    #expect(page.lines.allSatisfy { $0.widthInColumns <= 80 })
  }

  @Test func drawsAsRecorded() throws {
    try Snapshot.expect(GraphSVG(Self.reading, name: "Greeting").text, named: "GraphTests.svg")
    try Snapshot.expect(GraphDOT(Self.reading, name: "Greeting").text, named: "GraphTests.dot")
  }

  @Test func isXMLWhateverTypesAreCalled() throws {
    let xmllint = try #require(
      Child.programs(named: "xmllint").first,
      "No xmllint was found; on Debian: apt-get install libxml2-utils.")
    for reading in [Self.reading, Self.hostile, Self.large, SampleProject.empty] {
      let text = GraphSVG(reading, name: "<&\u{1b}>").text
      let child = try Child(xmllint, ["--noout", "--nonet", "-"], input: text)
      #expect(child.status == 0, "\(child.errors)")
    }
  }

  @Test func drawsEveryTypeAndReference() {
    let text = GraphSVG(Self.reading, name: "Greeting").text
    #expect(text.components(separatedBy: "class=\"name\"").count == 5)
    #expect(text.components(separatedBy: "marker-end=").count == 6)
    #expect(text.contains("role=\"img\" aria-labelledby=\"title desc\""))
    for type in Self.reading.types { #expect(text.contains(">\(type.name)</text>")) }
  }

  @Test func marksTheWrongWayInWordsEverywhere() {
    let svg = GraphSVG(Self.reading, name: "Greeting").text
    #expect(svg.contains(">wrong way</text>"))
    #expect(svg.contains("GreetingPresenter calls Solution, the wrong way."))
    let dot = GraphDOT(Self.reading, name: "Greeting").text
    #expect(dot.components(separatedBy: "wrong way").count == 3)
  }

  @Test func keepsTheDrawingOnItsPage() throws {
    for reading in [Self.reading, Self.large] {
      let text = GraphSVG(reading, name: "App").text
      let size = try #require(text.firstMatch(of: /viewBox="0 0 ([0-9.]+) ([0-9.]+)"/))
      let (width, height) = (try #require(Double(size.1)), try #require(Double(size.2)))
      #expect(width < 1400)
      for match in text.matches(
        of: /class="box[a-z ]*" x="([0-9.-]+)" y="([0-9.-]+)" width="([0-9.]+)"/)
      {
        let x = try #require(Double(match.1))
        #expect(x >= 0 && x + (Double(match.3) ?? 0) <= width)
        #expect((Double(match.2) ?? -1) >= 0 && (Double(match.2) ?? 0) + 48 <= height)
      }
    }
  }

  @Test func closesEveryStringAndBraceOfItsDOT() {
    for reading in [Self.reading, Self.hostile, Self.large, SampleProject.empty] {
      let text = GraphDOT(reading, name: "a\"b\\").text
      let bare = text.replacing(/"(\\.|[^"\\])*"/, with: "")
      #expect(!bare.contains("\"") && !bare.contains("\\"))
      #expect(bare.count { $0 == "{" } == bare.count { $0 == "}" })
      #expect(bare.count { $0 == "[" } == bare.count { $0 == "]" })
    }
  }

  @Test func isTheSameInWhateverOrderReferencesCome() {
    let turned = StaticReading(
      files: 4, lines: 214, skipped: [], types: Self.reading.types.reversed(),
      edges: Self.reading.edges.reversed(), effects: [], distribution: Self.reading.distribution,
      uikitFreeShare: nil, unknownShare: 0, findings: [])
    #expect(GraphSVG(turned, name: "A").text == GraphSVG(Self.reading, name: "A").text)
    #expect(GraphDOT(turned, name: "A").text == GraphDOT(Self.reading, name: "A").text)
  }

  /// Names that would close a string, a tag or a line, and a type that nothing was read of.
  private static let hostile = reading(of: [
    GraphEdge(
      from: "A\"]\\", to: "<script>&\u{7}", kinds: [.calls, .mentions], through: "`P`\n\"",
      isAllowed: false, locations: []),
    GraphEdge(
      from: "Loop", to: "Loop", kinds: [], through: nil, isAllowed: true, locations: []),
  ])

  private static let large = reading(
    of: (1...40).map { number in
      GraphEdge(
        from: "Part\(number)", to: number % 2 == 0 ? "FeedViewController" : "Part\(number / 2 + 1)",
        kinds: [.holds], through: nil, isAllowed: number % 7 != 0, locations: [])
    })

  private static func reading(of edges: [GraphEdge]) -> StaticReading {
    StaticReading(
      files: 1, lines: 1, skipped: [], types: SampleProject.reading.types, edges: edges,
      effects: [],
      distribution: SampleProject.empty.distribution, uikitFreeShare: nil, unknownShare: 0,
      findings: [])
  }
}
