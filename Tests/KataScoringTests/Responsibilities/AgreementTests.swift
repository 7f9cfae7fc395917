import Foundation
import KataCore
import Testing

/// Compares what rules find with labels that were given by hand; Tests/Fixtures/Labels says by whom and how.
struct AgreementTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Where the four sample repositories lie, on a machine that has them.
  private static let samples = ProcessInfo.processInfo.environment["KATA_SAMPLES"]
    .map { URL(filePath: $0) }

  private static func labels(_ parts: [String]) throws -> LabelledAtoms {
    let folder = root.appending(path: "Tests/Fixtures/Labels")
    return try LabelledAtoms(
      parts.map { folder.appending(path: "labels-\($0).tsv") }, root: root, samples: samples)
  }

  @Test func findsEveryLabelledAtom() throws {
    let labels = try Self.labels(["A", "B", "C"])
    #expect(labels.count > 100)
    #expect(labels.agreement().missing == 0)
  }

  /// Part A was looked at while the rules were written.
  @Test func agreesWithTheLabelsItWasTunedOn() throws {
    let agreement = try Self.labels(["A"]).agreement()
    let overall = agreement.overall
    #expect(overall.precision >= 0.95, "precision \(overall.precision)")
    for duty in Responsibility.allCases {
      // A handful says nothing about a share.
      guard let count = agreement.counts[duty], count.labelled >= 5 else { continue }
      #expect(count.recall >= 0.9, "recall of \(duty) is \(count.recall)")
    }
  }

  /// Parts B and C were not; the floors lie a little below what was measured on them.
  @Test func agreesWithTheLabelsThatWereHeldOut() throws {
    let overall = try Self.labels(["B", "C"]).agreement().overall
    #expect(
      overall.precision >= (Self.samples == nil ? 0.85 : 0.9), "precision \(overall.precision)")
    #expect(overall.recall >= (Self.samples == nil ? 0.8 : 0.85), "recall \(overall.recall)")
  }
}
