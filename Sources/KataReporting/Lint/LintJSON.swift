package import KataCore

/// A reading as JSON, `kata/lint/v1`.
package struct LintJSON: Sendable {
  package let text: String

  package init(_ reading: StaticReading, tool: String) throws {
    text = try JSONReport(LintDocument(reading, tool: tool)).text
  }
}
