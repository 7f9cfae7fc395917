import Foundation
import KataReporting
import Testing

/// A real JSON Schema validator, on a schema in the bundle.
struct JSONValidator {
  private let python: String
  private let format: JSONReport.Format

  init(_ format: JSONReport.Format = .result) throws {
    self.format = format
    let found = try Child.programs(named: "python3").first { path in
      try Child(path, ["-c", "import jsonschema.validators as v; v.Draft202012Validator"]).status
        == 0
    }
    python = try #require(
      found, "No python3 with jsonschema was found; on Debian: apt-get install python3-jsonschema.")
  }

  /// What is wrong with each of the documents; nothing for a good one.
  func problems(about documents: [String]) throws -> [[String]] {
    let script = try #require(
      Bundle.module.url(
        forResource: "validate-json", withExtension: "py", subdirectory: "Fixtures"))
    let schema = try #require(JSONReport.schema(of: format))
    let input = String(decoding: try JSONEncoder().encode(documents), as: UTF8.self)
    let child = try Child(python, [script.path, schema.path], input: input)
    #expect(child.status == 0, "\(child.errors)")
    return try JSONDecoder().decode([[String]].self, from: Data(child.output.utf8))
  }
}
