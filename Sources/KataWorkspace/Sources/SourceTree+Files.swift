package import KataCore

extension SourceTree {
  /// The files as text, sorted by path; malformed bytes become U+FFFD.
  package var sourceFiles: [SourceFile] {
    paths.map { path in
      SourceFile(path: path, text: files[path].map { String(decoding: $0, as: UTF8.self) } ?? "")
    }
  }
}
