import Glibc
import KernelInterface

/// Landlock's rules for files: time zones and random numbers may be read, and nothing else may be opened, made, changed or removed.
///
/// They hold for whatever the calling thread starts from then on as well.
struct FileRules {
  /// What Foundation reads when a date is formatted or a UUID is made.
  private static let readable = [
    "/usr/share/zoneinfo", "/etc/localtime", "/dev/urandom", "/dev/random",
  ]

  // The kernel's numbers, which are part of its interface and the same on every architecture.
  private static let createRuleset = 444
  private static let addRule = 445
  private static let restrictSelf = 446
  private static let readFile: UInt64 = 1 << 2
  private static let readFolder: UInt64 = 1 << 3

  /// How much the kernel's Landlock can do; 0 where there is none.
  private static var version: Int {
    max(0, kata_system_call(createRuleset, 0, 0, 1, 0))
  }

  /// Puts the rules into force, for good.
  ///
  /// - Returns: Whether the kernel has taken them.
  static func enforce() -> Bool {
    let version = version
    guard version > 0 else { return false }
    // Files, then TCP, then signals and sockets of processes outside; older kernels know less of it.
    var handled: [UInt64] = [files(version), version >= 4 ? 0b11 : 0, version >= 6 ? 0b11 : 0]
    let known = version >= 6 ? 24 : version >= 4 ? 16 : 8
    let ruleset = handled.withUnsafeMutableBytes {
      kata_system_call(createRuleset, Int(bitPattern: $0.baseAddress), known, 0, 0)
    }
    guard ruleset >= 0 else { return false }
    defer { close(CInt(ruleset)) }
    for path in readable { allowReading(path, in: ruleset) }
    return kata_system_call(restrictSelf, ruleset, 0, 0, 0) == 0
  }

  /// Every right over files that a version of Landlock can take away.
  private static func files(_ version: Int) -> UInt64 {
    let count = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13
    return (1 << count) - 1
  }

  private static func allowReading(_ path: String, in ruleset: Int) {
    let descriptor = open(path, kata_open_path_only | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    // Packed: the rights, then the folder's descriptor.
    var rule = [UInt8](repeating: 0, count: 12)
    rule.withUnsafeMutableBytes { bytes in
      bytes.storeBytes(of: isFolder ? readFile | readFolder : readFile, as: UInt64.self)
      bytes.storeBytes(of: descriptor, toByteOffset: 8, as: CInt.self)
      _ = kata_system_call(addRule, ruleset, 1, Int(bitPattern: bytes.baseAddress), 0)
    }
  }
}
