import KataCore

/// Reads what the compiler wrote and tells it as findings with the learner's own source lines.
struct CompilerFindings: Sendable {
  private let sources: [RelativePath: SourceFile]
  private let uikit: @Sendable () -> [UIKitType]

  /// - Parameter uikit: All that there is of UIKit; asked only where a name is not found.
  init(sources: [SourceFile], uikit: @escaping @Sendable () -> [UIKitType] = { [] }) {
    self.uikit = uikit
    self.sources = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
  }

  /// The findings in the compiler's order, errors first, each told once, with the notes that belong to it.
  func findings(in text: String) -> [Finding] {
    var findings: [Finding] = []
    var seen: Set<Finding> = []
    var excerpts = Excerpts(sources: sources)
    var inert: Set<String> = []
    for line in text.split(separator: "\n") {
      guard let diagnostic = Diagnostic(line) else { continue }
      if diagnostic.severity == .note {
        attach(diagnostic, to: &findings)
      } else if let member = InertMark.member(in: diagnostic.message) {
        // Once, by its first line.
        if inert.insert(member).inserted { findings.append(note(on: member, diagnostic)) }
      } else if let finding = finding(for: diagnostic, &excerpts), seen.insert(finding).inserted {
        findings.append(finding)
      }
    }
    let order: [Finding.Severity] = [.error, .warning, .note]
    return order.flatMap { severity in findings.filter { $0.severity == severity } }
  }

  private func finding(for diagnostic: Diagnostic, _ excerpts: inout Excerpts) -> Finding? {
    if diagnostic.path == Registration.path.description { return missingSolution(diagnostic) }
    let location = location(of: diagnostic)
    return Finding(
      id: diagnostic.isMemorySafety ? "gate.unsafe" : "compiler", severity: diagnostic.severity,
      summary: diagnostic.isMemorySafety ? Self.unsafeSummary : diagnostic.message,
      explanation: diagnostic.isMemorySafety ? Self.unsafeExplanation : nil,
      location: location, excerpt: location.flatMap { excerpts.line($0) },
      nextSteps: nextSteps(for: diagnostic, &excerpts))
  }

  private func note(on member: String, _ diagnostic: Diagnostic) -> Finding {
    let location = location(of: diagnostic)
    return Finding(
      id: "uikit.inert", severity: .note,
      summary: "`\(member)` is accepted here and has no effect.", location: location,
      excerpt: location.flatMap { sources[$0.path]?.line($0.line) })
  }

  private func location(of diagnostic: Diagnostic) -> SourceLocation? {
    guard let path = RelativePath(diagnostic.path), sources[path] != nil else { return nil }
    return SourceLocation(path: path, line: diagnostic.line, column: diagnostic.column)
  }

  /// The generated file is the only one that has to find `Solution`; its error is that there is none.
  private func missingSolution(_ diagnostic: Diagnostic) -> Finding? {
    guard diagnostic.severity == .error else { return nil }
    let isMissing = diagnostic.message.hasPrefix("cannot find 'Solution'")
    return Finding(
      id: "solution.missing",
      summary: isMissing
        ? "There is no type named `Solution` in your files."
        : "`Solution` cannot be used as it is declared.",
      explanation: isMissing
        ? "A check starts there: `Solution` says how your screen and its parts are made."
        : diagnostic.message,
      nextSteps: ["Declare it as the starter does; `kata diff` shows what has changed."])
  }

  /// Puts a note into the explanation of what it belongs to, with its place; at most six of them.
  private func attach(_ note: Diagnostic, to findings: inout [Finding]) {
    // An offer for editors, which a reader cannot take.
    let isOffer = note.message.hasPrefix("add stubs") || note.invitesUnsafeCode
    guard !isOffer, let last = findings.popLast() else { return }
    let place = location(of: note).map { " (\($0))" } ?? ""
    let sentence = "\(note.message)\(place)"
    let told = last.explanation?.split(separator: "\n").map(String.init) ?? []
    let notes = told.count < 6 && !told.contains(sentence) ? told + [sentence] : told
    findings.append(
      Finding(
        id: last.id, severity: last.severity, summary: last.summary,
        explanation: notes.joined(separator: "\n"), location: last.location,
        excerpt: last.excerpt, nextSteps: last.nextSteps))
  }

  /// What helps where somebody reaches for a part of UIKit that is not there.
  private func nextSteps(for diagnostic: Diagnostic, _ excerpts: inout Excerpts) -> [String] {
    if diagnostic.isMemorySafety { return [Self.safeTypes] }
    let imports = missingImports(for: diagnostic, excerpts.imports)
    guard imports.isEmpty else { return imports }
    if !diagnostic.message.contains("did you mean"), let missing = MissingName(diagnostic.message),
      let nearest = missing.nearest(in: uikit())
    {
      return ["Did you mean `\(nearest)`?"]
    }
    let missing = /cannot find (?:type )?'UI[A-Z]\w*' in scope/
    guard diagnostic.message.contains(missing) else { return [] }
    return [
      """
      `import UIKit` is a stand-in here, with the part of UIKit that the katas need; use a view, \
      control or controller that the starter or the brief names.
      """
    ]
  }

  /// The imports that other files of the learner have and this one lacks, where a type is not found.
  ///
  /// None of a module's whose type of that name would be refused.
  private func missingImports(
    for diagnostic: Diagnostic, _ imports: @autoclosure () -> [RelativePath: Set<String>]
  ) -> [String] {
    guard let name = diagnostic.missingType, let path = RelativePath(diagnostic.path) else {
      return []
    }
    let imports = imports()
    guard let own = imports[path] else { return [] }
    let others = imports.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let isOfUIKit = name.hasPrefix("UI")
    let helpful = others.subtracting(own).filter { module in
      (module == "UIKit") == isOfUIKit
        && (!PlatformMention.modules.contains(module) || AllowedTypes.allows(nil, of: name))
    }
    return helpful.sorted().map { module in
      """
      Another of your files imports \(module), and this one does not. If `\(name)` comes from there, write \
      `import \(module)` here.
      """
    }
  }

  private static let unsafeSummary = "this code works on memory that Swift does not look after"
  private static let safeTypes =
    "Use Array, Data, String or a class instead of pointers, and `withChecked…` instead of `withUnsafe…`."
  private static let unsafeExplanation =
    "A solution has no use for memory that Swift does not look after; a check refuses it."
}

extension SourceFile {
  /// The modules that its lines import, as far as they say so plainly.
  fileprivate var imports: Set<String> {
    Set(lines.compactMap { $0.wholeMatch(of: /\s*import\s+(\w+)\s*/).map { String($0.1) } })
  }
}

/// The learner's source lines and imports; each file is taken apart once, since there may be thousands of findings in it.
private struct Excerpts {
  let sources: [RelativePath: SourceFile]
  private var lines: [RelativePath: [String]] = [:]
  /// The modules that each file imports.
  private(set) lazy var imports = sources.mapValues(\.imports)

  init(sources: [RelativePath: SourceFile]) {
    self.sources = sources
  }

  mutating func line(_ location: SourceLocation) -> String? {
    if lines[location.path] == nil { lines[location.path] = sources[location.path]?.lines }
    guard let lines = lines[location.path], lines.indices.contains(location.line - 1) else {
      return nil
    }
    return lines[location.line - 1]
  }
}

/// One line of the compiler's output in the form `path:line:column: severity: message`.
private struct Diagnostic {
  let path: String
  let line: Int
  let column: Int
  let severity: Finding.Severity
  let message: String

  init?(_ text: Substring) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    // The name of a file may have colons too.
    let place = (1..<max(parts.count - 3, 1)).lazy.compactMap { index in
      Self.place(parts[index...]).map { (index: index, values: $0) }
    }.first
    guard let place else { return nil }
    (line, column, severity) = place.values
    path = parts[..<place.index].joined(separator: ":")
    let whole = String(parts[(place.index + 3)...].joined(separator: ":").drop { $0 == " " })
    isMemorySafety = whole.contains("[#StrictMemorySafety]")
    // The group behind a warning is for those who set compiler flags.
    message = whole.replacing(/\ \[#\w+(?:-\w+)*\]$/, with: "")
      .replacing(CombineLibrary.core, with: CombineLibrary.module)
  }

  /// Reads line, column and severity, which parts of a line begin with.
  private static func place(
    _ parts: ArraySlice<Substring>
  ) -> (line: Int, column: Int, severity: Finding.Severity)? {
    let parts = Array(parts.prefix(3))
    guard let line = Int(parts[0]), let column = Int(parts[1]),
      let severity = Finding.Severity(rawValue: parts[2].trimmingPrefix(" ").lowercased())
    else { return nil }
    return (line, column, severity)
  }

  /// The type that is not found; nil for anything else that is wrong.
  var missingType: String? {
    message.firstMatch(of: /cannot find (?:type )?'([A-Z]\w*)' in scope/).map { String($0.1) }
  }

  /// Says whether it offers to mark code as unsafe, which a check refuses too.
  var invitesUnsafeCode: Bool {
    ["'unsafe'", "'@unsafe'", "'@safe'", "(unsafe)"].contains(where: message.contains)
  }

  /// Says whether strict memory safety is what the compiler complains of.
  let isMemorySafety: Bool
}
