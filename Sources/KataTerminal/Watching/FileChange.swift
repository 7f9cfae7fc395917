/// Something that has happened to watched files and has settled.
package enum FileChange: Hashable, Sendable {
  /// These files have other content than before, are new or are gone: absolute paths in order, at least one.
  case files([String])
  /// A watched folder was removed or renamed; when it is there again, that is told by its files.
  case folderGone(String)
}
