#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Looks programs up in the folders of a `PATH`.
package struct ProgramSearch: Sendable {
  /// The folders in order.
  package let folders: [String]

  package init(path: String?) {
    let named = (path ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    // System folders at the end, so that an empty PATH still finds what the system itself ships.
    folders = named + ["/usr/local/bin", "/usr/bin", "/bin"].filter { !named.contains($0) }
  }

  /// The absolute path of the first executable with this name; nil when there is none.
  package func find(_ name: String) -> String? {
    folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 && !isFolder($0) }
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
