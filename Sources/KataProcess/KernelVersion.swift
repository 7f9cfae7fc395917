import Foundation

/// The version of the running kernel, as far as it decides what a sandbox can do.
struct KernelVersion: Comparable {
  let major: Int
  let minor: Int

  /// Since then Linux counts the processes of each user namespace apart.
  static let countingProcessesApart = KernelVersion(major: 5, minor: 14)

  /// The kernel of this machine.
  static var current: KernelVersion {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return KernelVersion(major: version.majorVersion, minor: version.minorVersion)
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
