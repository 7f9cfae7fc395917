package import KataCore

/// The findings of a reading as SARIF 2.1.0, for code hosts and editors; praise is left out.
///
/// An essential finding is a warning, any other a note; nothing is an error, since nothing is broken.
package struct LintSARIF: Sendable {
  package let text: String

  /// Makes the log.
  ///
  /// - Parameter sources: The files, which are needed to tell columns; a file that is missing gets lines alone, since
  ///   our columns count UTF-8 and SARIF's do not.
  package init(_ reading: StaticReading, sources: [SourceFile] = [], tool: String) throws {
    let rules = DesignFinding.Rule.allCases.filter { !$0.isPraise }
    let places = SARIFPlaces(sources)
    var marks = SARIFFingerprints()
    let findings = reading.findings.filter { $0.level != .praise && !$0.rule.isPraise }
    let results = findings.map { finding in
      SARIFLog.Result(
        finding, index: rules.firstIndex(of: finding.rule) ?? 0, places: places,
        fingerprint: marks.next(finding))
    }
    let run = SARIFLog.Run(
      tool: SARIFLog.Tool(
        driver: SARIFLog.Driver(
          name: "kata", version: tool, rules: rules.map(SARIFLog.Rule.init))),
      columnKind: "utf16CodeUnits",
      invocations: [
        SARIFLog.Invocation(
          executionSuccessful: true,
          toolExecutionNotifications: reading.skipped.map { SARIFLog.Notification($0, places) })
      ], results: results)
    text = try JSONReport(SARIFLog(runs: [run])).text
  }
}
