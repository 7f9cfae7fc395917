/// A folder or file that a sandboxed program sees at the same path as its parent does.
package struct Mount: Hashable, Sendable {
  package let path: String
  package let isWritable: Bool

  package static func reading(_ path: String) -> Mount { Mount(path: path, isWritable: false) }
  package static func writing(_ path: String) -> Mount { Mount(path: path, isWritable: true) }
}
