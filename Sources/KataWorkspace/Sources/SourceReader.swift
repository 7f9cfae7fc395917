import Foundation
package import KataCore

/// Reads the learner's Swift files for a check, and says what it cannot take.
package struct SourceReader: Sendable {
  /// The largest file that is compiled, in bytes.
  static let maximumBytes = 1 << 20
  /// The most files that are compiled.
  package static let maximumFiles = 200

  private let disk: Disk

  package init(disk: Disk = Disk()) {
    self.disk = disk
  }

  /// Reads every `.swift` file below `Sources` and `Tests`, new ones included and hidden ones not.
  ///
  /// Editors save by renaming, so a file may be gone for an instant; then everything is read once more.
  package func read(_ workspace: Workspace) throws -> SourceReading {
    let layout = WorkspaceLayout(root: workspace.root)
    var problems: [SourceProblem] = []
    for _ in 0..<3 {
      let (files, found) = try readOnce(WorkspaceLayout.sources, layout)
      let tests = try readTests(layout)
      problems = found
      if !(found + tests.problems).contains(where: { $0.isFleeting }) {
        return SourceReading(
          files: files, findings: found.sorted().map(\.finding),
          tests: OwnTestFiles(
            files: tests.files, findings: tests.problems.sorted().map(\.finding)))
      }
    }
    return SourceReading(files: [], findings: problems.sorted().map(\.finding))
  }

  /// Reads the own tests, which may well not be there.
  private func readTests(
    _ layout: WorkspaceLayout
  ) throws -> (files: [SourceFile], problems: [SourceProblem]) {
    let (files, problems) = try readOnce(WorkspaceLayout.tests, layout)
    return (files, problems.filter { ![.noFolder, .noFile].contains($0) })
  }

  private func readOnce(
    _ top: String, _ layout: WorkspaceLayout
  ) throws -> (files: [SourceFile], problems: [SourceProblem]) {
    let walk: SourceWalk
    switch try look(around: top, layout) {
    case .success(let found): walk = found
    case .failure(let problem): return ([], [problem])
    }
    var files: [RelativePath: SourceFile] = [:]
    // As text, names that differ only in their Unicode form are equal.
    var names: Set<String> = []
    var problems = walk.cut.map { [SourceProblem($0, in: top)] } ?? []
    for entry in walk.entries {
      switch try read(entry, in: layout) {
      case .success(let file?) where !names.insert(file.path.description).inserted:
        problems.append(.twin(entry.path))
      case .success(let file?): files[file.path] = file
      case .success(nil): break
      case .failure(let problem): problems.append(problem)
      }
    }
    if files.count > Self.maximumFiles { problems.append(.tooManyFiles(files.count, in: top)) }
    if files.isEmpty, problems.allSatisfy({ !$0.isError }) { problems.append(.noFile) }
    return (files.values.sorted { $0.path < $1.path }, problems)
  }

  private func look(
    around top: String, _ layout: WorkspaceLayout
  ) throws -> Result<SourceWalk, SourceProblem> {
    switch try disk.kind(of: layout.root.appending(path: top)) {
    case nil, .folder: break
    case .link: return .failure(.link(top))
    case .file, .special: return .failure(.special(top))
    }
    do {
      return try SourceWalk(of: top, in: layout, disk: disk).map { .success($0) }
        ?? .failure(.noFolder)
    } catch WorkspaceError.failed(.list, let path, let code) where [EACCES, ENOENT].contains(code) {
      let own = String(path.dropFirst(layout.root.path.count).drop { $0 == "/" })
      return .failure(code == EACCES ? .unreadable(own) : .vanished(own))
    }
  }

  /// Reads one entry; nil for one that is none of our business.
  private func read(
    _ entry: SourceWalk.Entry, in layout: WorkspaceLayout
  ) throws -> Result<SourceFile?, SourceProblem> {
    if let problem = SourceProblem(with: entry) { return .failure(problem) }
    guard let path = RelativePath(entry.path), path.isSource else { return .success(nil) }
    do {
      let data = try disk.read(layout.file(path))
      guard let text = String(validating: data, as: UTF8.self) else {
        return .failure(.notUTF8(path, at: UTF8Fault(in: data)))
      }
      return .success(SourceFile(path: path, text: text))
    } catch WorkspaceError.inTheWay {
      return .failure(.special(entry.path))
    } catch WorkspaceError.failed(.read, _, let code) {
      switch code {
      case ENOENT: return .failure(.vanished(entry.path))
      case ELOOP: return .failure(.link(entry.path))
      case EACCES, EPERM: return .failure(.unreadable(entry.path))
      case let code:
        throw WorkspaceError.failed(.read, path: layout.file(path).path, code: code)
      }
    }
  }
}
