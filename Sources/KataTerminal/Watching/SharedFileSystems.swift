import Foundation

/// The places where another system may write too, whose saves this one is not told of.
struct SharedFileSystems: Sendable {
  private let mounts: [(folder: String, isShared: Bool)]

  /// Reads a list of mounts in the form of `/proc/self/mounts`.
  init(mounts text: String) {
    mounts = text.split(separator: "\n").compactMap { line -> (folder: String, isShared: Bool)? in
      let words = line.split(separator: " ")
      guard words.count > 2 else { return nil }
      let folder = words[1].replacing("\\040", with: " ")
      return (String(folder), Self.isShared(String(words[2])))
    }
  }

  /// Reads the system's own list; where there is none, nothing is shared.
  init() {
    self.init(mounts: (try? String(contentsOfFile: "/proc/self/mounts", encoding: .utf8)) ?? "")
  }

  /// Says whether a folder lies in one of these places.
  func hold(_ folder: String) -> Bool {
    let path = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let above = mounts.filter { mount in
      mount.folder == "/" || path == mount.folder || path.hasPrefix("\(mount.folder)/")
    }
    // Of two mounts in the same place the later one covers the other.
    let nearest = above.reduce(above.first) { best, mount in
      mount.folder.count >= best?.folder.count ?? 0 ? mount : best
    }
    return nearest?.isShared ?? false
  }

  private static func isShared(_ kind: String) -> Bool {
    let names: Set = [
      "9p", "drvfs", "virtiofs", "vboxsf", "prl_fs", "nfs", "nfs4", "cifs", "smb3", "ceph", "afs",
      "fakeowner", "osxfs",
    ]
    return names.contains(kind) || kind.hasPrefix("fuse.")
  }
}
