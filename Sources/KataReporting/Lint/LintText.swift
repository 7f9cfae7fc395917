package import KataCore
package import KataText

/// What can be said of any Swift sources without building them, the worst first.
package struct LintText: Sendable {
  package let lines: [StyledText]

  /// Lays the reading out.
  ///
  /// - Parameters:
  ///   - name: What was read, such as a folder's name.
  ///   - sources: The files, for the lines that findings point at.
  package init(
    _ reading: StaticReading, name: String, sources: [SourceFile] = [], width: Int, look: Look,
    detail: TextReport.Detail = .first
  ) {
    var page = Page(width: width, look: look)
    page.heading([name, "static reading"])
    let (all, more) = (detail == .all, "kata lint --all")
    let others = reading.types.filter { !$0.isMassiveController }
    let sections: [any ReportSection] = [
      LintSizeSection(reading: reading),
      ControllerSection(types: reading.types, limit: all ? .max : 3, more: more, isBrief: !all),
      JobSection(
        types: others, limit: all ? .max : 8, more: more,
        title: others.count < reading.types.count ? "Jobs per type, the others" : "Jobs per type"),
      EffectSection(effects: reading.effects, limit: all ? .max : 5, more: more),
      SkippedSection(skipped: reading.skipped, limit: all ? .max : 5, more: more),
      DesignSection(
        // Unless all is asked for, the controllers above have said so.
        findings: reading.findings.filter { all || $0.rule != .massiveController },
        limit: all ? .max : 3, more: more, sources: sources, isBrief: !all, title: "Findings"),
      NoFindingsSection(reading: reading),
    ]
    for section in sections {
      page.blank()
      section.write(on: &page)
    }
    lines = page.lines.last?.isEmpty == true ? page.lines.dropLast() : page.lines
  }
}
