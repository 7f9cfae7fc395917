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
    let lines: Int?
    let types: Int?
    let changes: [Change]?

    enum CodingKeys: String, CodingKey {
      case kind, pattern, title, distribution, testability
      case easeOfUse = "ease_of_use"
      case lines, types, changes
    }

    init(_ row: CompareRow) {
      kind = row.kind
      pattern = row.pattern
      title = row.title
      distribution = row.values[.distribution].map(Value.init)
      testability = row.values[.testability].map(Value.init)
      easeOfUse = row.values[.easeOfUse].map(Value.init)
      lines = row.size?.lines
      types = row.size?.types
      let touched = row.changes.sorted { $0.key < $1.key }
      changes = touched.isEmpty ? nil : touched.map { Change(id: $0, $1) }
    }
  }

  private struct Change: Encodable {
    let id: String
    let touched: [String]
    let types: Int
    let tokens: Int

    init(id: String, _ footprint: ChangeFootprint) {
      self.id = id
      touched = footprint.touched
      types = footprint.types
      tokens = footprint.tokens
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
