import Foundation
import Glibc

/// A disk in memory that only one thread sees, and that goes away with the thread.
enum OwnDisk {
  /// The numbers of `mount(2)`, which come as no constants.
  private enum Flag {
    static let readOnly: UInt = 1
    static let again: UInt = 32
    static let below: UInt = 16_384
    static let `private`: UInt = 1 << 18
  }

  private struct Refusal: Error {}

  /// Says whether this machine lets a test mount anything.
  static let isPermitted: Bool = {
    let answer = Mailbox<Bool>()
    let thread = Thread {
      answer.put((try? mount(at: "/mnt", kilobytes: 16)) != nil)
    }
    thread.start()
    return answer.take()
  }()

  /// Runs something while a disk is mounted at a folder, and hands back what it found out.
  static func mounted<Answer: Sendable>(
    at folder: URL, kilobytes: Int = 2000, _ body: @escaping @Sendable () throws -> Answer
  ) async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            try mount(at: folder.path, kilobytes: kilobytes)
            return try body()
          })
      }
    }
  }

  /// Lets nothing more be written; nobody may be about to.
  static func setReadOnly(at folder: URL) throws {
    let flags = Flag.again | Flag.readOnly
    guard Glibc.mount("none", folder.path, "tmpfs", flags, nil) == 0 else { throw Refusal() }
  }

  private static func mount(at path: String, kilobytes: Int) throws {
    // Swift does not import it, since it is an extension of the C library's.
    guard let symbol = dlsym(nil, "unshare") else { throw Refusal() }
    let unshare = unsafeBitCast(symbol, to: (@convention(c) (Int32) -> Int32).self)
    let mountNamespace: Int32 = 0x20000
    guard unshare(mountNamespace) == 0,
      Glibc.mount("none", "/", nil, Flag.below | Flag.private, nil) == 0,
      Glibc.mount("none", path, "tmpfs", 0, "size=\(kilobytes)k") == 0
    else { throw Refusal() }
  }
}

/// Hands a value from one thread to another.
private final class Mailbox<Value: Sendable>: @unchecked Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private var value: Value?

  func put(_ value: Value) {
    self.value = value
    semaphore.signal()
  }

  func take() -> Value {
    semaphore.wait()
    guard let value else { preconditionFailure("nothing was put") }
    return value
  }
}
