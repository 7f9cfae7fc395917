package import KataCore

extension SourceTree {
  /// The solution's files as text, sorted by path; malformed bytes become U+FFFD.
  package var sourceFiles: [SourceFile] { texts(of: paths.filter { !$0.isOwnTest }) }

  /// The files of the own tests, in the same way.
  package var testFiles: [SourceFile] { texts(of: paths.filter(\.isOwnTest)) }

  private func texts(of paths: [RelativePath]) -> [SourceFile] {
    paths.map { path in
      SourceFile(path: path, text: files[path].map { String(decoding: $0, as: UTF8.self) } ?? "")
    }
  }
}
