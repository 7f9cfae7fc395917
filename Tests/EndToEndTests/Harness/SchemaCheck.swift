import Foundation
import Testing

/// Real validators on the program's reports.
struct SchemaCheck: Sendable {
  /// What is wrong with a `kata/result/v1` document: `[[]]` for a good one.
  func problems(about json: String, _ playground: Playground) async throws -> String {
    let input = String(decoding: try JSONEncoder().encode([json]), as: UTF8.self)
    let file = playground.folder.appending(path: "documents.json")
    try Data(input.utf8).write(to: file)
    let script = Self.reportingFixtures.appending(path: "validate-json.py").path
    let command = #"for p in /usr/bin/python3 python3; do "$p" "$0" "$1" < "$2" && exit; done"#
    let run = try await playground.run(
      "/bin/sh", ["-c", command, script, Products.resultSchema.path, file.path])
    try #require(run.status == 0, "python3-jsonschema: \(run.all)")
    return run.text
  }

  /// What xmllint says of a JUnit report; nil for a good one.
  func junitProblem(about xml: String, _ playground: Playground) async throws -> String? {
    let file = playground.folder.appending(path: "junit.xml")
    try Data(xml.utf8).write(to: file)
    let schema = Self.reportingFixtures.appending(path: "junit-readers.xsd").path
    let run = try await playground.run(
      "/usr/bin/xmllint", ["--noout", "--nonet", "--schema", schema, file.path])
    return run.status == 0 ? nil : run.all
  }

  /// The validators' files lie with the tests of the reports.
  private static let reportingFixtures = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "KataReportingTests/Fixtures")
}
