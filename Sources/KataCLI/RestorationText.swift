import KataWorkspace

/// What a restoration did, file by file.
struct RestorationText: Sendable {
  let text: String

  init(_ restoration: SnapshotStore.Restoration) {
    let written = restoration.written.map { "  wrote    \($0)\n" }
    let removed = restoration.removed.map { "  removed  \($0)\n" }
    text = (written + removed).joined()
  }
}
