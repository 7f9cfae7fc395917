package import KataCore

/// The same kata in several patterns as JSON, `kata/compare/v1`.
package struct CompareJSON: Sendable {
  package let text: String

  package init(_ rows: [CompareRow], kata: Kata, tool: String) throws {
    let document = Document(
      schema: "kata/compare/v1", tool: tool, kata: ResultDocument.KataReference(kata),
      rows: rows.map(Row.init))
    text = try JSONReport(document).text
  }

  private struct Document: Encodable {
    let schema: String
    let tool: String
    let kata: ResultDocument.KataReference
    let rows: [Row]
  }

  private struct Row: Encodable {
    let kind: CompareRow.Kind
    let pattern: String?
    let title: String
    let distribution: Value?
    let testability: Value?
    let easeOfUse: Value?

    enum CodingKeys: String, CodingKey {
      case kind, pattern, title, distribution, testability
      case easeOfUse = "ease_of_use"
    }

    init(_ row: CompareRow) {
      kind = row.kind
      pattern = row.pattern
      title = row.title
      distribution = row.values[.distribution].map(Value.init)
      testability = row.values[.testability].map(Value.init)
      easeOfUse = row.values[.easeOfUse].map(Value.init)
    }
  }

  private struct Value: Encodable {
    let raw: Double
    let anchored: Int?

    init(_ value: ScoreValue) {
      raw = value.raw.rounded(places: 6)
      anchored = value.anchored
    }
  }
}
