import KataCore
import KataWorkspace

/// What a restoration did, file by file.
struct RestorationText: Sendable {
  let text: String

  init(_ restoration: SnapshotStore.Restoration) {
    let catalogue = Catalogue.current
    let written = restoration.written.map { catalogue.text("  wrote    \($0)") + "\n" }
    let removed = restoration.removed.map { catalogue.text("  removed  \($0)") + "\n" }
    text = (written + removed).joined()
  }
}
